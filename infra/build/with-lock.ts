import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isRunning } from './is-running.ts';

const LOOK_EVERY_MS = 250;

/**
 * Runs a task under a lock file that holds its owner's process id. Waits while another process holds the lock; a lock
 * of a dead process is taken over.
 */
export async function withLock<T>(
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

/**
 * Takes a lock. Returns false if a running process holds it, or after removing a dead process's lock; a second attempt
 * then succeeds.
 */
export function takeLock(lock: string): boolean {
  // The process id is written to a separate file and then linked, so the lock file never exists without its content.
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

/** Returns the id of the process that holds a lock; undefined if no process does. */
export function holderOf(lock: string): number | undefined {
  try {
    return Number(readFileSync(lock, 'utf8'));
  } catch {
    // The lock file no longer exists, because its holder has just released the lock.
    return undefined;
  }
}
