import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Folders that hold results, not sources. */
const RESULTS = new Set(['node_modules', 'dist', 'cdk.out', '.data', '.git', 'coverage', '.scratch', 'paraglide']);
const BESIDE_THE_PRODUCT = /\.test\.tsx?$/;

/** A digest of all files at the paths (below `root`), names and contents; it changes when any of them does. */
export function computeStamp(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256').update(process.version);
  for (const path of paths) {
    for (const file of listFiles(join(root, path), path)) {
      hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

function listFiles(absolute: string, relative: string): readonly string[] {
  if (!existsSync(absolute)) return [];
  if (statSync(absolute).isFile()) return BESIDE_THE_PRODUCT.test(relative) ? [] : [relative];
  return readdirSync(absolute)
    .filter((name) => !RESULTS.has(name))
    .sort()
    .flatMap((name) => listFiles(join(absolute, name), `${relative}/${name}`));
}
