import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';

/** The message that makes a thread exit. */
export const END_THREAD = 'end';

/** The time limit for a thread's current task. */
const BUSY_MS = 1000;

/**
 * Ends a thread after its current task, or after a second at most. Terminating a thread that is parsing HTTP aborts
 * Node.
 */
export async function endThread(worker: Worker): Promise<void> {
  const gaveUp = new AbortController();
  const ended = once(worker, 'exit').finally(() => gaveUp.abort());
  worker.postMessage(END_THREAD);
  await Promise.race([ended, pause(BUSY_MS, undefined, { signal: gaveUp.signal }).catch(() => undefined)]);
  await worker.terminate();
}
