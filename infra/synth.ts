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
  /** For one machine that runs the app from `outDir`: functions share code there, see `bundleFunctions`. */
  readonly shares?: boolean;
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
    shares = false,
    // Assets are copied into folders of `outDir`, and find there what they share.
    bundleDir = shares ? outDir : paths.bundleDir,
    siteDir = paths.siteDir,
    context,
    checks = false,
  } = options;
  bundleFunctions({ sourceDir: functionsDir, outDir: bundleDir, siteDir, shares });

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
