import { setPriority } from 'node:os';

/**
 * Lowers the priority of this thread, as of `nice`. Linux alone has priorities of threads; elsewhere the call would
 * lower the whole process.
 */
export function yieldThread(niceness: number): void {
  if (niceness > 0 && process.platform === 'linux') setPriority(0, niceness);
}
