import { copyFileSync, cpSync, existsSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { type BuildOptions, build, buildSync } from 'esbuild';
import { type FunctionName, listFunctions } from './functions.ts';

/**
 * The AWS SDK's other credential providers, which it imports only if the environment variables hold no credentials.
 * Lambda always sets those variables, so the bundles omit these providers and save 115 KB each.
 */
const OTHER_CREDENTIALS = [
  '@aws-sdk/credential-provider-http',
  '@aws-sdk/credential-provider-ini',
  '@aws-sdk/credential-provider-process',
  '@aws-sdk/credential-provider-sso',
  '@aws-sdk/credential-provider-web-identity',
  '@smithy/credential-provider-imds',
];

/**
 * The WebAuthn library's certificate code, needed only for authenticator attestation, which the site does not request.
 */
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

/** CommonJS libraries require Node's own modules, and an ES module has no `require`. */
const REQUIRE = 'var require=process.getBuiltinModule;';

/** The site's files that a function needs to render a page. */
const PAGE_FILES = ['index.html', 'server/draw-page.mjs'];

const require = createRequire(import.meta.url);
const MODULES = join(import.meta.dirname, '../node_modules');

/** The folder for chunks of code that several functions share; it lies next to the functions' own folders. */
const SHARED = 'shared';

/**
 * esbuild keeps about 30 MB for each entry point of a call until the call ends, and parses all packages once for each
 * call. This many entry points stay below 800 MB.
 */
const GROUP_SIZE = 24;

/** The folders of the functions' sources, of their bundles, and of the built site; all absolute. */
export interface BundlePaths {
  readonly sourceDir: string;
  readonly outDir: string;
  readonly siteDir: string;
  /**
   * Set if one machine runs all functions from `outDir`, as the local cloud does. Common code then goes into shared
   * chunks, and packages stay where npm installed them. Compared with separate bundles, this takes a tenth of the CPU
   * time and a fiftieth of the bytes.
   */
  readonly shares?: boolean;
}

type CodePaths = Omit<BundlePaths, 'siteDir'> & {
  /**
   * Entry points of further programs that run on the same machine and share the functions' code. The key is the folder
   * of the program's bundle.
   */
  readonly beside?: Readonly<Record<string, string>>;
};

/**
 * Bundles every function to `<outDir>/<area>_<name>/index.mjs`, after emptying that folder. Copies the site's
 * `index.html` and renderer beside the functions that render a page, and packages' files beside the functions that list
 * them. Throws an Error if a function has no source file or the site is not built.
 */
export function bundleFunctions(paths: BundlePaths): void {
  const { entryPoints, ...options } = buildOptions(paths);
  rmSync(paths.outDir, { recursive: true, force: true });
  // Shared chunks need all entry points in one call.
  const size = paths.shares ? entryPoints.length : GROUP_SIZE;
  for (let at = 0; at < entryPoints.length; at += size)
    buildSync({ ...options, entryPoints: entryPoints.slice(at, at + size) });
  placeFiles(paths);
}

/** Bundles the code without the site's files, asynchronously; needs no built site. */
export async function bundleCode(paths: CodePaths): Promise<void> {
  await build(buildOptions(paths));
}

function buildOptions({ sourceDir, outDir, shares = false, beside = {} }: CodePaths) {
  const functions = listFunctions();
  const missing = functions.filter((one) => !existsSync(sourceOf(sourceDir, one)));
  if (missing.length > 0) {
    const names = missing.map(({ area, name }) => `${area}/${name}.ts`).join(', ');
    throw new Error(`Calls and jobs without a function in ${sourceDir}: ${names}.`);
  }
  return {
    entryPoints: [
      ...functions.map((one) => ({ in: sourceOf(sourceDir, one), out: `${folderOf(one)}/index` })),
      ...Object.entries(beside).map(([folder, source]) => ({ in: source, out: `${folder}/index` })),
    ],
    splitting: shares,
    chunkNames: `${SHARED}/[hash]`,
    outdir: outDir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    // Developers may run the bundles on Node 20.19, the oldest supported version; Lambda runs a newer one.
    target: 'node20.19',
    mainFields: ['module', 'main'],
    external: [...OTHER_CREDENTIALS, 'sharp'],
    alias: {
      ...Object.fromEntries(CERTIFICATES.map((name) => [name, SIGNATURE_ONLY])),
      'brotli/decompress.js': join(import.meta.dirname, 'no-woff2.cjs'),
      postcss: join(import.meta.dirname, 'no-postcss.cjs'),
      '@aws-sdk/endpoint-cache': join(import.meta.dirname, 'no-endpoint-cache.cjs'),
    },
    banner: { js: REQUIRE },
    minify: true,
    // A Chinese character in UTF-8 takes half the bytes of its escape.
    charset: 'utf8',
    keepNames: true,
    legalComments: 'none',
    logLevel: 'error',
  } satisfies BuildOptions;
}

/** Copies the site's and the packages' files beside the bundles in `outDir`. */
export function placeFiles({ outDir, siteDir, shares = false }: Omit<BundlePaths, 'sourceDir'>): void {
  for (const one of listFunctions()) {
    // Code in a shared chunk looks for these files next to the chunk, so they are copied there too.
    const folders = [folderOf(one), ...(shares ? [SHARED] : [])].map((folder) => join(outDir, folder));
    const site = one.drawsPage ? PAGE_FILES.map((file) => builtFile(siteDir, file)) : [];
    for (const file of [...site, ...(one.files ?? []).map((name) => require.resolve(name))])
      for (const folder of folders) copyFileSync(file, join(folder, basename(file)));
    for (const name of shares ? [] : (one.packages ?? []))
      cpSync(join(MODULES, name), join(outDir, folderOf(one), 'node_modules', name), {
        recursive: true,
        dereference: true,
      });
  }
}

/** Returns the folder name of a function's bundle. */
export function folderOf({ area, name }: FunctionName): string {
  return `${area}_${name}`;
}

/** Returns the path of a file of the built site; throws an Error if the site is not built. */
function builtFile(siteDir: string, file: string): string {
  const path = join(siteDir, file);
  if (!existsSync(path))
    throw new Error(`There is no built site in ${siteDir}: run "npm run build --workspace web" first.`);
  return path;
}

function sourceOf(sourceDir: string, { area, name }: FunctionName): string {
  return join(sourceDir, area, `${name}.ts`);
}
