import { copyFileSync, cpSync, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { buildSync } from 'esbuild';
import { type FunctionName, listFunctions } from './functions.ts';

/**
 * Credential providers that the AWS SDK tries after the environment, each imported when tried. Lambda puts credentials
 * into the environment, so these are never reached; they would be 115 KB of every bundle.
 */
const OTHER_CREDENTIALS = [
  '@aws-sdk/credential-provider-http',
  '@aws-sdk/credential-provider-ini',
  '@aws-sdk/credential-provider-process',
  '@aws-sdk/credential-provider-sso',
  '@aws-sdk/credential-provider-web-identity',
  '@smithy/credential-provider-imds',
];

/** The library's certificate code, for authenticator certificates that we do not request. */
const CERTIFICATES = [
  '@peculiar/asn1-android',
  '@peculiar/asn1-ecc',
  '@peculiar/asn1-rsa',
  '@peculiar/asn1-schema',
  '@peculiar/asn1-x509',
  '@peculiar/asn1-x509-post-quantum',
  '@peculiar/x509',
  'reflect-metadata',
];
const SIGNATURE_ONLY = join(import.meta.dirname, 'signature-only.cjs');

/** The site's files that a function needs to draw a page. */
const PAGE_FILES = ['index.html', 'server/draw-page.mjs'];

const require = createRequire(import.meta.url);
const MODULES = join(import.meta.dirname, '../node_modules');

/** Folders of the functions' sources, of their bundles, and of the built site; all absolute. */
export interface BundlePaths {
  readonly sourceDir: string;
  readonly outDir: string;
  readonly siteDir: string;
}

/**
 * Bundles every function in one esbuild call, to `<outDir>/<area>/<name>/index.mjs` with its source map beside it. The
 * site's `index.html` and its drawing code go beside those that draw a page, and files of packages beside the functions
 * that name them. Throws a sentence that names functions without a file, or reports that the site is not built.
 */
export function bundleFunctions({ sourceDir, outDir, siteDir }: BundlePaths): void {
  const functions = listFunctions();
  const missing = functions.filter((one) => !existsSync(sourceOf(sourceDir, one)));
  if (missing.length > 0) {
    const names = missing.map(({ area, name }) => `${area}/${name}.ts`).join(', ');
    throw new Error(`Calls and jobs without a function in ${sourceDir}: ${names}.`);
  }
  buildSync({
    entryPoints: functions.map((one) => ({ in: sourceOf(sourceDir, one), out: `${one.area}/${one.name}/index` })),
    outdir: outDir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    // The oldest Node that runs them: that of a developer's machine. Lambda's is newer.
    target: 'node20.19',
    mainFields: ['module', 'main'],
    external: [...OTHER_CREDENTIALS, 'sharp'],
    alias: {
      ...Object.fromEntries(CERTIFICATES.map((name) => [name, SIGNATURE_ONLY])),
      'brotli/decompress.js': join(import.meta.dirname, 'no-woff2.cjs'),
      postcss: join(import.meta.dirname, 'no-postcss.cjs'),
    },
    minify: true,
    keepNames: true,
    sourcemap: 'external',
    legalComments: 'none',
    logLevel: 'error',
  });
  for (const { area, name } of functions.filter(({ drawsPage }) => drawsPage))
    for (const file of PAGE_FILES) copyFileSync(builtFile(siteDir, file), join(outDir, area, name, basename(file)));
  for (const { area, name, files = [] } of functions)
    for (const file of files) copyFileSync(require.resolve(file), join(outDir, area, name, basename(file)));
  for (const { area, name, packages = [] } of functions)
    for (const one of packages)
      cpSync(join(MODULES, one), join(outDir, area, name, 'node_modules', one), { recursive: true, dereference: true });
}

/** A file of the site; throws a sentence when the site is not built. */
function builtFile(siteDir: string, file: string): string {
  const path = join(siteDir, file);
  if (!existsSync(path))
    throw new Error(`There is no built site in ${siteDir}: run "npm run build --workspace web" first.`);
  return path;
}

/** The bundle as Lambda gets it: without the source map, which stays on the building machine. */
export function bundledCode(outDir: string, { area, name }: FunctionName): Code {
  return Code.fromAsset(join(outDir, area, name), { exclude: ['*.map'] });
}

function sourceOf(sourceDir: string, { area, name }: FunctionName): string {
  return join(sourceDir, area, `${name}.ts`);
}
