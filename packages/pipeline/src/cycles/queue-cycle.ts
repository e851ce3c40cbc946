import { type CycleProgress, cycles, queueSteps } from '@groundswell/data/ocean';
import { BULLETIN_STEPS, BULLETINS, findModel } from '@groundswell/ocean';
import { logLine } from '@groundswell/runtime';
import type { OceanSettings } from '../ocean-settings.ts';
import { type AvailableSteps, hasBulletins } from './available-steps.ts';
import { isWaitedFor } from './readiness.ts';

/**
 * Queues the steps that are not queued yet, the nearest forecast hours of all models first. Returns the number of
 * queued steps.
 */
export async function queueGridSteps(cycle: string, available: readonly AvailableSteps[]): Promise<number> {
  return queueNew(await cycles.readProgress(cycle), available);
}

/** Queues a cycle's bulletins once they are published. Throws like `NoaaClient`. */
export async function queueBulletins(cycle: string, settings: OceanSettings): Promise<void> {
  const progress = await cycles.readProgress(cycle);
  const { queued, done } = progress.sources.get(BULLETINS) ?? { queued: new Set(), done: new Set() };
  if (queued.size > 0 || done.size > 0 || !(await hasBulletins(cycle, settings))) return;
  await queueNew(progress, [{ source: BULLETINS, steps: BULLETIN_STEPS }]);
}

/**
 * Sends new steps to the queue, then records them. This order is safe: a step sent twice is harmless, but a step
 * recorded and never sent would be lost. After a crash between the two, a step may already be stored when it is
 * recorded. It is recorded anyway, because a build waits for the recorded steps. The time of queueing limits that wait,
 * so steps that are not waited for leave it as it is.
 */
async function queueNew(progress: CycleProgress, available: readonly AvailableSteps[]): Promise<number> {
  const { cycle } = progress;
  const unrecorded = available.map(({ source, steps }) => {
    const known = progress.sources.get(source);
    return { source, steps: steps.filter((step) => !known?.queued.has(step)) };
  });
  const messages = unrecorded.flatMap(({ source, steps }) => {
    const done = progress.sources.get(source)?.done;
    return steps.filter((step) => !done?.has(step)).map((step) => ({ source, cycle, step }));
  });
  const waitedFor = available.some(({ source, steps }) => steps.length > 0 && isWaitedFor(source));
  const hasTime = progress.queuedAt !== undefined || !waitedFor;
  const isRecorded = unrecorded.every(({ steps }) => steps.length === 0) && hasTime;
  if (isRecorded || available.every(({ steps }) => steps.length === 0)) return 0;
  await queueSteps(messages.sort((a, b) => Math.abs(a.step) - Math.abs(b.step)));

  for (const { source, steps } of unrecorded) {
    await cycles.markQueued(cycle, source, steps, expectedSteps(progress, source, steps));
  }
  if (waitedFor) await cycles.recordQueueTime(cycle, Date.now());
  logLine('info', { job: 'find-runs', cycle, queued: messages.length });
  return messages.length;
}

/** Returns the number of all steps of the source, including the hours before the cycle that the forecast needs. */
function expectedSteps(progress: CycleProgress, source: string, steps: readonly number[]): number {
  const queued = progress.sources.get(source)?.queued ?? new Set();
  const leadIn = new Set([...queued, ...steps].filter((step) => step < 0)).size;
  return (findModel(source)?.steps ?? BULLETIN_STEPS).length + leadIn;
}
