import { App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { bundleFunctions } from './bundle.ts';
import { addGroundswell } from './groundswell.ts';
import { bundleDir, functionsDir, siteDir } from './paths.ts';

bundleFunctions({ sourceDir: functionsDir, outDir: bundleDir });
const app = new App();
Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
addGroundswell(app, { bundleDir, siteDir });
app.synth();
