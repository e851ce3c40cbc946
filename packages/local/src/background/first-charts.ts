import { setTimeout as pause } from 'node:timers/promises';
import type { Cloud } from '../cloud.ts';
import type { Progress } from '../progress.ts';
import { findPatientQueues, findQueueName } from '../template/find-queue.ts';

const LOOK_EVERY_MS = 50;
const FOLLOW_EVERY_MS = 250;

/** Resolves when the first chart in the queue is drawn, or given up; at once where there is none. */
export async function chartOfNowDrawn({ plan, queues }: Pick<Cloud, 'plan' | 'queues'>): Promise<void> {
  const tiles = queues.get(findQueueName(plan, 'TILES_QUEUE_URL') ?? '');
  const id = tiles?.list()[0]?.id;
  while (id !== undefined && tiles?.list().some((message) => message.id === id)) await pause(LOOK_EVERY_MS);
}

/** Shows how far the drawing of charts is, and resolves when none waits to be drawn. */
export async function followCharts({ plan, queues }: Pick<Cloud, 'plan' | 'queues'>, progress: Progress) {
  const waiting = findPatientQueues(plan).flatMap((name) => queues.get(name) ?? []);
  for (let total = 0; ; ) {
    const left = waiting.reduce((sum, queue) => sum + queue.list().length, 0);
    if (left === 0) return;
    total = Math.max(total, left);
    progress.show('Drawing charts', total - left, total);
    await pause(FOLLOW_EVERY_MS);
  }
}
