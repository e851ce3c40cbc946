import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The optional folder of real NOAA files beside the repository. */
const folder = join(import.meta.dirname, '../../../../shared/data/noaa');

export const hasRealData = existsSync(folder);

/** Returns a file of the NOAA folder by its relative path. */
export function readReal(path: string): Uint8Array {
  return readFileSync(join(folder, path));
}

export function readRealText(path: string): string {
  return readFileSync(join(folder, path), 'utf8');
}
