import { App } from 'aws-cdk-lib';
import { bundleFunctions } from './bundle.ts';
import { addChecks } from './checks.ts';
import { addGroundswell } from './groundswell.ts';
import { bundleDir, functionsDir, siteDir } from './paths.ts';

bundleFunctions({ sourceDir: functionsDir, outDir: bundleDir, siteDir });
const app = new App();
addChecks(app);
addGroundswell(app, { bundleDir, siteDir });
app.synth();
