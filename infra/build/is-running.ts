import { readFileSync } from 'node:fs';

/** Whether a process with that id is running; false for 0. */
export function isRunning(pid: number): boolean {
  if (pid === 0) return false;
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch {
    return false;
  }
}

/**
 * Whether a process has ended but its parent has not read its exit status. In a container, the parent may never read
 * it. Works on Linux only.
 */
function isZombie(pid: number): boolean {
  try {
    return / Z /.test(readFileSync(`/proc/${pid}/stat`, 'latin1').replace(/^.*\)/s, ''));
  } catch {
    return false;
  }
}
