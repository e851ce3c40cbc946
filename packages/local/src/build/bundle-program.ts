import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { findProgram, stampOf } from '../../bin/find-program.mjs';

/**
 * Bundles the program for the next start, unless the existing bundle matches the sources. npm packages stay external.
 */
export async function bundleProgram(repoRoot: string, cacheDir: string): Promise<void> {
  if (findProgram(cacheDir)) return;
  const dir = join(cacheDir, 'program');
  const startedAt = Date.now();
  const draft = `${dir}.draft-${process.pid}`;
  const { metafile } = await build({
    absWorkingDir: repoRoot,
    entryPoints: { main: 'packages/local/src/main.ts' },
    outdir: draft,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // Modules that are imported dynamically stay apart, so that a start loads AWS's SDK only if it needs it.
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    metafile: true,
    logLevel: 'error',
    plugins: [externalPackages, inlineModulePaths],
  });
  const files = [...Object.keys(metafile.inputs), 'package-lock.json'].map((file) => join(repoRoot, file));
  // A file that changed during the build may be in the bundle in its old form, so the draft is discarded.
  if (files.some((file) => statSync(file).mtimeMs >= startedAt)) return rmSync(draft, { recursive: true });
  const inputs = Object.fromEntries(files.map((file) => [file, stampOf(file)]));
  mkdirSync(draft, { recursive: true });
  writeFileSync(join(draft, 'inputs.json'), JSON.stringify({ version: process.version, inputs }));
  rmSync(dir, { recursive: true, force: true });
  renameSync(draft, dir);
}

/** Marks every package outside this repository as external. */
const externalPackages: Plugin = {
  name: 'packages',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@groundswell/') ? undefined : { path, external: true },
    );
  },
};

/** Inlines each module's source path, so that modules still find the files next to their sources. */
const inlineModulePaths: Plugin = {
  name: 'places',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, ({ path }) => ({
      loader: 'ts',
      contents: inlineModulePath(readFileSync(path, 'utf8'), path),
    }));
  },
};

/**
 * Replaces a module's references to its directory and URL by the source's own path. The regular expressions do not
 * match themselves when this module is bundled.
 */
export function inlineModulePath(source: string, path: string): string {
  return source
    .replace(/import\.meta\.dirname/g, () => JSON.stringify(dirname(path)))
    .replace(/import\.meta\.url/g, () => JSON.stringify(pathToFileURL(path).href));
}
