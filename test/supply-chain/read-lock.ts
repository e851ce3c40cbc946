import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest, Packages } from './lock-file.ts';

/** Reads package-lock.json, and the `package.json` of the root ('') and of each workspace by its folder. */
export function readLock(root: string): { packages: Packages; manifests: Readonly<Record<string, Manifest>> } {
  const { packages }: { packages: Packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const folders = Object.keys(packages).filter((path) => !path.includes('node_modules/'));
  const read = (folder: string): Manifest => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  return { packages, manifests: Object.fromEntries(folders.map((folder) => [folder, read(folder)])) };
}
