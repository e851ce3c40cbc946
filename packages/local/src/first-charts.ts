import { setTimeout as pause } from 'node:timers/promises';
import type { Cloud } from './cloud.ts';
import type { Progress } from './progress.ts';
import { findPatientQueues } from './template/find-queue.ts';

const LOOK_EVERY_MS = 250;

/** Shows how far the drawing of charts is, and resolves when none waits to be drawn. */
export async function followFirstCharts({ plan, queues }: Pick<Cloud, 'plan' | 'queues'>, progress: Progress) {
  const waiting = findPatientQueues(plan).flatMap((name) => queues.get(name) ?? []);
  for (let total = 0; ; ) {
    const left = waiting.reduce((sum, queue) => sum + queue.list().length, 0);
    if (left === 0) return;
    total = Math.max(total, left);
    progress.show('Drawing charts', total - left, total);
    await pause(LOOK_EVERY_MS);
  }
}
