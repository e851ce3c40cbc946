import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { addChecks } from './checks.ts';
import { describeSynth } from './describe-synth.ts';
import { addGroundswell } from './groundswell.ts';
import { bundleDir, siteDir } from './paths.ts';
import { readSettings } from './settings.ts';

const app = new App();
addChecks(app);
addGroundswell(app, { bundleDir, siteDir });
const { directory } = app.synth();

const templates = readdirSync(directory)
  .filter((file) => file.endsWith('.template.json'))
  .map((file) => readFileSync(join(directory, file), 'utf8'));
const settings = readSettings(app.node);
// A non-zero exit code means that the checks printed findings.
export const sentences = describeSynth(templates, {
  areChecked: !process.exitCode,
  nodeMajor: Number.parseInt(process.versions.node, 10),
  ...settings,
});
