import { logLine } from './log.ts';

/** Runs background work and logs one line with its outcome; rethrows its error. */
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
