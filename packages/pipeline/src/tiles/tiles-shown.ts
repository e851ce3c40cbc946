import { type SourceProgress, tileStore } from '@groundswell/data/ocean';
import { type FirstTime, findFirstTime, firstTimePath, formatFirstTime, type TileSet } from '@groundswell/tiles';
import { isDrained } from '../cycles/readiness.ts';

/**
 * Shows a run when all its queued hours are drawn: its `firstTime.txt` names it. Never an older run in place of a newer
 * one, whatever ends when.
 */
export async function showWhenDrawn(
  set: TileSet,
  { expected, queued, done }: SourceProgress,
  drawn: Omit<FirstTime, 'hours'>,
): Promise<void> {
  if (queued.size === 0 || !isDrained({ source: set, queued, done })) return;
  const hours = [...done].sort((a, b) => a - b);
  await tileStore.updateText(firstTimePath(set), (text) => {
    const next = chooseShown(findFirstTime(text), { ...drawn, hours }, expected ?? 0);
    return next && formatFirstTime(next);
  });
}

/**
 * The run to show in place of `shown`, if any: a newer run with at least half of its hours, or the same run with more
 * of them. Where nothing is shown yet any hour is better than none.
 */
export function chooseShown(
  shown: FirstTime | undefined,
  drawn: FirstTime,
  expectedHours: number,
): FirstTime | undefined {
  if (!shown) return drawn;
  if (drawn.run === shown.run) return drawn.hours.length > shown.hours.length ? drawn : undefined;
  return drawn.run > shown.run && drawn.hours.length >= expectedHours / 2 ? drawn : undefined;
}
