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
  while (!take(lock)) await wait();
  try {
    return await task();
  } finally {
    rmSync(lock, { force: true });
  }
}

function take(lock: string): boolean {
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
  if (!isHeld(lock)) rmSync(lock, { force: true });
  return false;
}

function isHeld(lock: string): boolean {
  try {
    return isRunning(Number(readFileSync(lock, 'utf8')));
  } catch {
    // Given back between the two looks.
    return false;
  }
}
