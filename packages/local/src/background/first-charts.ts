import { setTimeout as pause } from 'node:timers/promises';
import type { Cloud } from '../cloud.ts';
import type { Progress } from '../progress.ts';
import { findChartQueues, findQueueName } from '../template/find-queue.ts';
import { isCurrentWaveChart } from './work-order.ts';

const LOOK_EVERY_MS = 50;
const FOLLOW_EVERY_MS = 250;

/**
 * Draws the current wave chart before all other charts. Resolves when the chart is drawn or has finally failed, or at
 * once if the chart is not queued.
 */
export async function drawCurrentWaveChart({
  plan,
  queues,
  turns,
  now,
  isDrawn,
}: Pick<Cloud, 'plan' | 'queues' | 'turns' | 'now' | 'isDrawn'>): Promise<void> {
  const tiles = queues.get(findQueueName(plan, 'TILES_QUEUE_URL') ?? '');
  const awaited = tiles?.moveFirst((message) => isCurrentWaveChart(message, now()));
  if (!tiles || !awaited) return;
  turns.prefer(tiles.name);
  const isQueued = () => tiles.list().some(({ id }) => id === awaited.id);
  while (isQueued() && !(await isDrawn('wvht'))) await pause(LOOK_EVERY_MS);
}

/** Shows the progress of drawing charts, and resolves when no chart is waiting. */
export async function followCharts({ plan, queues }: Pick<Cloud, 'plan' | 'queues'>, progress: Progress) {
  const waiting = findChartQueues(plan).flatMap((name) => queues.get(name) ?? []);
  for (let total = 0; ; ) {
    const counts = await Promise.all(waiting.map((queue) => queue.counts()));
    const left = counts.reduce((sum, { visible, hidden }) => sum + visible + hidden, 0);
    if (left === 0) return;
    total = Math.max(total, left);
    progress.show('Drawing charts', total - left, total);
    await pause(FOLLOW_EVERY_MS);
  }
}
