import { logLine } from './log.ts';

/** Does one piece of work that nobody waits for, with one line that says how it went; throws what it throws. */
export async function runLogged(name: string, requestId: string, work: () => Promise<void>): Promise<void> {
  const startedAt = performance.now();
  try {
    await work();
    logLine('info', { job: name, requestId, ms: Math.round(performance.now() - startedAt) });
  } catch (error) {
    logLine('error', { job: name, requestId, ms: Math.round(performance.now() - startedAt), error });
    throw error;
  }
}
