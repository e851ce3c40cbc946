import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { findProgram, stampOf } from '../../bin/find-program.mjs';

/** Bundles the program for the next start, unless its bundle is of these sources. Packages stay where npm put them. */
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
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    metafile: true,
    logLevel: 'error',
    plugins: [ofPackages, atTheirPlaces],
  });
  const files = [...Object.keys(metafile.inputs), 'package-lock.json'].map((file) => join(repoRoot, file));
  // A file that changed meanwhile may be bundled as it was before.
  if (files.some((file) => statSync(file).mtimeMs >= startedAt)) return rmSync(draft, { recursive: true });
  const inputs = Object.fromEntries(files.map((file) => [file, stampOf(file)]));
  mkdirSync(draft, { recursive: true });
  writeFileSync(join(draft, 'inputs.json'), JSON.stringify({ version: process.version, inputs }));
  rmSync(dir, { recursive: true, force: true });
  renameSync(draft, dir);
}

/** Leaves packages of others to Node. */
const ofPackages: Plugin = {
  name: 'packages',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@groundswell/') ? undefined : { path, external: true },
    );
  },
};

/** Modules that look for files beside themselves find them there. */
const atTheirPlaces: Plugin = {
  name: 'places',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, ({ path }) => ({
      loader: 'ts',
      contents: placeModule(readFileSync(path, 'utf8'), path),
    }));
  },
};

/** A module's source with its own place written out. By expressions, which stay as they are in this module's bundle. */
export function placeModule(source: string, path: string): string {
  return source
    .replace(/import\.meta\.dirname/g, () => JSON.stringify(dirname(path)))
    .replace(/import\.meta\.url/g, () => JSON.stringify(pathToFileURL(path).href));
}
