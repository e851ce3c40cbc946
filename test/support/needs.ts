import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findLack } from '../bin/tools.mjs';

declare module 'vitest' {
  interface TaskMeta {
    /**
     * The reason why a test is skipped: the tool that the machine lacks. `npm test` prints the reason, and counts a
     * skip without one as a failure.
     */
    readonly lacks?: string;
  }
}

/** A check for something that a test needs. It returns why the machine cannot provide it, or undefined if it can. */
export type Need = () => string | undefined;

export const ECCODES: Need = () => findLack('eccodes');
export const POPPLER: Need = () => findLack('poppler');
export const GMT: Need = () => findLack('gmt');
export const NOAA_FILES = beside('data/noaa', "NOAA's files");
export const ECMWF_FILES = beside('data/ecmwf', "ECMWF's files");
export const SOUNDINGS = beside('data/bathymetry', 'the soundings');
export const SPECIFICATION_FILES = beside('spec', 'the specification');
/** The local queues, whose order of work a start follows. */
export const OWN_QUEUES: Need = () =>
  process.env.AWS_CLOUD_ENDPOINT ? 'the local queues: with AWS_CLOUD_ENDPOINT, messages are at an endpoint' : undefined;
/** A small disk of a few megabytes that a test fills up; `mountSmallDisk` mounts it. */
export const SMALL_DISK: Need = () => {
  const dir = mkdtempSync(join(tmpdir(), 'groundswell-disk-'));
  try {
    mountSmallDisk(dir, 1)();
    return undefined;
  } catch {
    return 'a small disk: only root on Linux may mount one (tmpfs)';
  } finally {
    rmdirSync(dir);
  }
};

/** Mounts an empty disk of a number of megabytes at a folder. Returns a function that unmounts it. */
export function mountSmallDisk(dir: string, megabytes: number): () => void {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', dir], { stdio: 'ignore' });
  return () => void execFileSync('umount', ['--lazy', dir], { stdio: 'ignore' });
}

/**
 * Returns the options of a test, or of a group, that needs something outside the repository. A machine without it skips
 * the test and states why.
 */
export function needs(...all: readonly Need[]) {
  const lacks = all.flatMap((findReason) => findReason() ?? []);
  return lacks.length > 0 ? { skip: true, meta: { lacks: lacks.join('; ') } } : {};
}

/** Requires a folder of `../shared`, which is not part of the repository. */
function beside(folder: string, name: string): Need {
  const path = join(import.meta.dirname, '../../../shared', folder);
  return () => (existsSync(path) ? undefined : `${name}: no folder ../shared/${folder} beside the repository`);
}
