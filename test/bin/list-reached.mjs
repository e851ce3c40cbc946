import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';

/** Modules that the web's build generates, which have no file. */
const VIRTUAL = 'virtual:*';
const NO_CODE = ['.png', '.svg', '.wasm', '.woff2'];
const PACKAGE = /^(?:@[^/]+\/)?[^/]+/;

/**
 * Returns a function that lists which files changed, or import a changed file directly or indirectly. It returns
 * undefined if an import cannot be resolved. Paths are relative to the repository's root, the working directory. A
 * changed npm package is given as `node_modules/valibot`.
 */
export async function findReach(files) {
  const graph = await findImports(files).catch(() => undefined);
  if (!graph) return undefined;
  const importers = new Map();
  for (const [file, { imports }] of Object.entries(graph))
    for (const path of imports.flatMap((one) => findImported(one, file, graph)))
      importers.set(path, [...(importers.get(path) ?? []), file]);
  return (changed) => {
    const reached = new Set();
    const visit = (file) => {
      if (reached.has(file)) return;
      reached.add(file);
      importers.get(file)?.forEach(visit);
    };
    changed.forEach(visit);
    return new Set(files.filter((file) => reached.has(file)));
  };
}

/**
 * Resolves an import to files. A computed import stands for all files in the folder of its fixed prefix. For example
 * `../../functions/${name}.ts` stands for all files in `functions`.
 */
function findImported({ path, external }, file, graph) {
  if (path.includes('*')) {
    const folder = join(dirname(file), path.split('*')[0]);
    return Object.keys(graph).filter((one) => one.startsWith(folder));
  }
  return [external ? `node_modules/${PACKAGE.exec(path)?.[0]}` : path];
}

async function findImports(files) {
  const { metafile } = await build({
    stdin: { contents: files.map((file) => `import './${file}';`).join('\n'), resolveDir: '.' },
    bundle: true,
    write: false,
    metafile: true,
    outdir: '.',
    platform: 'node',
    format: 'esm',
    external: [...listPackages(), VIRTUAL],
    loader: Object.fromEntries(NO_CODE.map((ending) => [ending, 'empty'])),
    logLevel: 'silent',
  });
  return metafile.inputs;
}

/** Lists the installed npm packages, without those of this repository. */
function listPackages() {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const installed = Object.entries(packages).filter(([, { link }]) => !link);
  return new Set(installed.flatMap(([path]) => path.split('node_modules/').slice(1).slice(-1)));
}
