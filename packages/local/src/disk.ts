import { statfs } from 'node:fs/promises';

/** No space is left where the local cloud keeps its data. */
export class DiskFull extends Error {}

/** The disk that holds a folder, as writers of files see it. */
export interface Disk {
  /** Runs a write. Throws DiskFull, with a sentence, when no space is left. */
  write<T>(work: () => Promise<T>): Promise<T>;
  /** Prints that the disk is full, once until there is space again. */
  tellFull(): void;
}

/** Below this the next write may fail again, so the disk still counts as full. */
const ENOUGH_BYTES = 16_000_000;
/** SQLite's words, and our own. */
const FULL_SENTENCE = /\bdisk is full\b/;

/** Translates writes' errors, and prints each change between full and not full once. */
export function watchDisk(
  dir: string,
  say: (line: string) => void,
  readFreeBytes: () => Promise<number> = () => freeBytesOf(dir),
): Disk {
  let isFull = false;
  const tellFull = () => {
    if (!isFull) say(sentenceOfFull(dir));
    isFull = true;
  };
  return {
    tellFull,
    async write(work) {
      const result = await work().catch((error: unknown) => {
        if (!isNoSpace(error)) throw error;
        tellFull();
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

/** A disk that nobody watches: errors pass unchanged. */
export const UNWATCHED_DISK: Disk = { write: (work) => work(), tellFull: () => undefined };

export function sentenceOfFull(dir: string): string {
  return `The disk is full: nothing new can be stored in ${dir} until there is space.`;
}

/** ENOSPC is a full disk, EDQUOT a used-up quota. */
export function isNoSpace(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ENOSPC' || code === 'EDQUOT';
}

/** Whether a service's failure, in words, is that the disk is full. */
export function tellsNoSpace(failure: string): boolean {
  return FULL_SENTENCE.test(failure);
}

async function freeBytesOf(dir: string): Promise<number> {
  const { bavail, bsize } = await statfs(dir);
  return bavail * bsize;
}
