import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import type { CloudAssembly } from 'aws-cdk-lib/cx-api';
import { bundleFunctions, placeFiles } from './bundle.ts';
import { addChecks } from './checks.ts';
import { addGroundswell } from './groundswell.ts';
import * as paths from './paths.ts';

export interface SynthOptions {
  /** The root of the functions' sources. Default: the repository's. */
  readonly functionsDir?: string;
  /** The folder for bundles. Default: `dist/functions`. */
  readonly bundleDir?: string;
  /** The folder of the built site. Default: `web/dist`. */
  readonly siteDir?: string;
  /** Settings that override those of cdk.json. */
  readonly context?: Readonly<Record<string, unknown>>;
  /** Set if one machine runs the app from `outDir`. `bundleCode` must have put functions with shared code there. */
  readonly shares?: boolean;
  /** Also runs the checks of `cdk synth`, which print their findings and set the exit code of the process. */
  readonly checks?: boolean;
}

/**
 * Synthesizes the app in this process, into `outDir` (absolute), with the assets' paths in the templates' metadata.
 * Throws an Error if a function or the built site is missing.
 */
export function synthesize(outDir: string, options: SynthOptions = {}): CloudAssembly {
  const {
    functionsDir = paths.functionsDir,
    shares = false,
    bundleDir = shares ? outDir : paths.bundleDir,
    siteDir = paths.siteDir,
    context,
    checks = false,
  } = options;
  if (shares) placeFiles({ outDir, siteDir, shares });
  else bundleFunctions({ sourceDir: functionsDir, outDir: bundleDir, siteDir });

  const app = new App({
    outdir: outDir,
    analyticsReporting: false,
    builtinCloudFormationValidation: checks,
    stackTraces: false,
    treeMetadata: false,
    context: {
      ...cdkJsonContext(),
      'aws:cdk:enable-asset-metadata': true,
      // With `shares`, all assets are in `outDir` already.
      'aws:cdk:disable-asset-staging': shares,
      ...context,
    },
  });
  if (checks) addChecks(app);
  addGroundswell(app, { bundleDir, siteDir });
  const assembly = app.synth();
  if (shares) makeAssetPathsRelative(outDir);
  return assembly;
}

/** Rewrites the assets' paths relative to `outDir`, because the caller moves the folder afterwards. */
function makeAssetPathsRelative(outDir: string): void {
  for (const name of readdirSync(outDir).filter((file) => file.endsWith('.assets.json'))) {
    const file = join(outDir, name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(`"path": "${outDir}/`, '"path": "'));
  }
}

function cdkJsonContext(): Record<string, unknown> {
  return JSON.parse(readFileSync(join(paths.repoRoot, 'cdk.json'), 'utf8')).context;
}
