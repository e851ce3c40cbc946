import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { findProgram, stampOf } from '../../bin/find-program.mjs';

/** Bundles the program for the next start, unless its bundle is of these sources. Packages stay where npm put them. */
export async function bundleProgram(repoRoot: string, cacheDir: string): Promise<void> {
  if (findProgram(cacheDir)) return;
  const dir = join(cacheDir, 'program');
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
      contents: readFileSync(path, 'utf8')
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
    }));
  },
};
