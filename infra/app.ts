import { App } from 'aws-cdk-lib';
import { addChecks } from './checks.ts';
import { describeSynth } from './describe-synth.ts';
import { addGroundswell } from './groundswell.ts';
import { listRefusals } from './list-refusals.ts';
import { bundleDir, siteDir } from './paths.ts';
import { readTemplates } from './read-templates.ts';
import { readSettings } from './settings.ts';

const app = new App();
const refusals = listRefusals(app.node.getAllContext());
if (refusals.length > 0) {
  for (const { says } of refusals) console.error(says);
  process.exit(1);
}
addChecks(app);
addGroundswell(app, { bundleDir, siteDir });
const { directory } = app.synth();

const templates = readTemplates(directory).map(({ text }) => text);
const settings = readSettings(app.node);
// A non-zero exit code means that the checks printed findings.
export const sentences = describeSynth(templates, {
  areChecked: !process.exitCode,
  nodeMajor: Number.parseInt(process.versions.node, 10),
  ...settings,
});
