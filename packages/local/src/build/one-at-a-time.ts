import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isRunning } from '../is-running.ts';

const LOOK_EVERY_MS = 250;

/**
 * Does a task when no other process does one under the same lock, a file with the id of its holder; that of a process
 * which has ended counts no more.
 */
export async function oneAtATime<T>(
  lock: string,
  signal: AbortSignal,
  task: () => Promise<T>,
  wait: () => Promise<unknown> = () => pause(LOOK_EVERY_MS, undefined, { signal }),
): Promise<T> {
  mkdirSync(dirname(lock), { recursive: true });
  while (!takeLock(lock)) await wait();
  try {
    return await task();
  } finally {
    rmSync(lock, { force: true });
  }
}

/** Takes a lock; false where a running process holds it, and once where one held it that has ended. */
export function takeLock(lock: string): boolean {
  // Written beside it first: a lock is never there without its holder.
  const own = `${lock}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    linkSync(own, lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(own);
  }
  const holder = holderOf(lock);
  if (holder === process.pid) return true;
  if (holder === undefined || !isRunning(holder)) rmSync(lock, { force: true });
  return false;
}

/** The process that holds a lock; undefined for none. */
export function holderOf(lock: string): number | undefined {
  try {
    return Number(readFileSync(lock, 'utf8'));
  } catch {
    // Given back between the two looks.
    return undefined;
  }
}
