import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The environment variable with the folder in which the test files of a run share their synthesized apps. */
export const SHARED_DIR_VARIABLE = 'SHARED_CLOUDS_DIR';

export function setup(): () => void {
  const dir = mkdtempSync(join(tmpdir(), 'groundswell-clouds-'));
  process.env[SHARED_DIR_VARIABLE] = dir;
  return () => rmSync(dir, { recursive: true });
}
