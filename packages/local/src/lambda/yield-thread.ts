import { setPriority } from 'node:os';

/**
 * Lowers the priority of this thread to `niceness`, in units of `nice`. Only Linux has thread priorities; elsewhere the
 * call would affect the whole process.
 */
export function yieldThread(niceness: number): void {
  if (niceness > 0 && process.platform === 'linux') setPriority(0, niceness);
}
