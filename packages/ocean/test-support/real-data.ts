import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Real NOAA files may lie beside the repository; they are not part of it. */
const folder = join(import.meta.dirname, '../../../../shared/data/noaa');

export const hasRealData = existsSync(folder);

/** A real file by its path in that folder. */
export function readReal(path: string): Uint8Array {
  return readFileSync(join(folder, path));
}

export function readRealText(path: string): string {
  return readFileSync(join(folder, path), 'utf8');
}
