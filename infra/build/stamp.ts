import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Folders that hold build results instead of sources. */
const RESULTS = new Set(['node_modules', 'dist', 'cdk.out', '.data', '.git', 'coverage', '.scratch', 'paraglide']);
const BESIDE_THE_PRODUCT = /\.test\.tsx?$/;

/** Computes a digest of the names and contents of all files at these paths below `root`. */
export function computeStamp(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of paths.flatMap((path) => listSources(root, path)))
    hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}

/** Lists the source files at a path below `root`, relative to that path. */
export function listSources(root: string, path: string): readonly string[] {
  const absolute = join(root, path);
  if (!existsSync(absolute)) return [];
  return statSync(absolute).isFile() ? [path] : listFolder(absolute, path);
}

function listFolder(absolute: string, relative: string): readonly string[] {
  return readdirSync(absolute, { withFileTypes: true })
    .filter(({ name }) => !RESULTS.has(name) && !BESIDE_THE_PRODUCT.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${relative}/${entry.name}`;
      return entry.isDirectory() ? listFolder(`${absolute}/${entry.name}`, path) : path;
    });
}
