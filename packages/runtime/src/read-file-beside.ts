import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';

/** Reads a file of a package: beside the bundle if it was copied there, else where npm installed it. */
export function readFileBeside(specifier: string): Uint8Array {
  const beside = join(import.meta.dirname, basename(specifier));
  return readFileSync(existsSync(beside) ? beside : createRequire(import.meta.url).resolve(specifier));
}
