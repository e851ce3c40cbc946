import { statfs } from 'node:fs/promises';

/** Thrown when no space is left where the local cloud stores its data. */
export class DiskFull extends Error {}

/** The disk that stores a local cloud's data. Services pass their writes to it. */
export interface Disk {
  /** Runs a write. Throws DiskFull, with a user-visible message, if no space is left. */
  write<T>(work: () => Promise<T>): Promise<T>;
  /** Prints that the disk is full, at most once until space is free again. */
  reportFull(): void;
}

/** With less free space the next write may fail again, so the disk still counts as full. */
const ENOUGH_BYTES = 16_000_000;
/** The phrase occurs both in SQLite's message and in this module's. */
const FULL_SENTENCE = /\bdisk is full\b/;

/** Watches writes: turns out-of-space errors into DiskFull, and prints each change between full and not full once. */
export function watchDisk(
  dir: string,
  say: (line: string) => void,
  readFreeBytes: () => Promise<number> = () => freeBytesOf(dir),
): Disk {
  let isFull = false;
  const reportFull = () => {
    if (!isFull) say(sentenceOfFull(dir));
    isFull = true;
  };
  return {
    reportFull,
    async write(work) {
      const result = await work().catch((error: unknown) => {
        if (!isNoSpace(error)) throw error;
        reportFull();
        throw new DiskFull(sentenceOfFull(dir), { cause: error });
      });
      if (isFull && (await readFreeBytes()) > ENOUGH_BYTES && isFull) {
        isFull = false;
        say(`There is space again on the disk of ${dir}.`);
      }
      return result;
    },
  };
}

/** A disk without monitoring: errors pass unchanged. */
export const UNWATCHED_DISK: Disk = { write: (work) => work(), reportFull: () => undefined };

export function sentenceOfFull(dir: string): string {
  return `The disk is full: nothing new can be stored in ${dir} until there is space.`;
}

/** ENOSPC is a full disk, EDQUOT a used-up quota. */
export function isNoSpace(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ENOSPC' || code === 'EDQUOT';
}

/** Whether a service's failure message says that the disk is full. */
export function isNoSpaceFailure(failure: string): boolean {
  return FULL_SENTENCE.test(failure);
}

async function freeBytesOf(dir: string): Promise<number> {
  const { bavail, bsize } = await statfs(dir);
  return bavail * bsize;
}
