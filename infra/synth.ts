import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import type { CloudAssembly } from 'aws-cdk-lib/cx-api';
import { bundleFunctions } from './bundle.ts';
import { addChecks } from './checks.ts';
import { addGroundswell } from './groundswell.ts';
import * as paths from './paths.ts';

export interface SynthOptions {
  /** Root of the functions' sources. Default: the repository's. */
  readonly functionsDir?: string;
  /** Where bundles go. Default: `dist/functions`. */
  readonly bundleDir?: string;
  /** The built site. Default: `web/dist`. */
  readonly siteDir?: string;
  /** Settings that win over those of cdk.json. */
  readonly context?: Readonly<Record<string, unknown>>;
  /** Also makes the checks of `cdk synth`; prints their findings and sets the exit code of the process. */
  readonly checks?: boolean;
}

/**
 * Synthesizes the app in this process, into `outDir` (absolute), with the paths of assets in the templates' metadata.
 * Throws a sentence when a function or the built site is missing.
 */
export function synthesize(outDir: string, options: SynthOptions = {}): CloudAssembly {
  const {
    functionsDir = paths.functionsDir,
    bundleDir = paths.bundleDir,
    siteDir = paths.siteDir,
    context,
    checks = false,
  } = options;
  bundleFunctions({ sourceDir: functionsDir, outDir: bundleDir, siteDir });

  const app = new App({
    outdir: outDir,
    analyticsReporting: false,
    builtinCloudFormationValidation: checks,
    stackTraces: false,
    treeMetadata: false,
    context: { ...cdkJsonContext(), 'aws:cdk:enable-asset-metadata': true, ...context },
  });
  if (checks) addChecks(app);
  addGroundswell(app, { bundleDir, siteDir });
  return app.synth();
}

function cdkJsonContext(): Record<string, unknown> {
  return JSON.parse(readFileSync(join(paths.repoRoot, 'cdk.json'), 'utf8')).context;
}
