import { readFileSync } from 'node:fs';

/** Whether a process with that id runs; false for 0. */
export function isRunning(pid: number): boolean {
  if (pid === 0) return false;
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch {
    return false;
  }
}

/** One that has ended keeps its id until its parent asks for it, which in a container may be never. Seen on Linux alone. */
function isZombie(pid: number): boolean {
  try {
    return / Z /.test(readFileSync(`/proc/${pid}/stat`, 'latin1').replace(/^.*\)/s, ''));
  } catch {
    return false;
  }
}
