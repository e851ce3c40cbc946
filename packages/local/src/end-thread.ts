import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';

/** The message on which a thread ends itself. */
export const END_THREAD = 'end';

/** Limit for the task that a thread is busy with. */
const BUSY_MS = 1000;

/** Ends a thread after its present task, or at once after a second: Node aborts when a thread is ended while it parses HTTP. */
export async function endThread(worker: Worker): Promise<void> {
  const gaveUp = new AbortController();
  const ended = once(worker, 'exit').finally(() => gaveUp.abort());
  worker.postMessage(END_THREAD);
  await Promise.race([ended, pause(BUSY_MS, undefined, { signal: gaveUp.signal }).catch(() => undefined)]);
  await worker.terminate();
}
