import { type CycleProgress, cycles, queuePoints, type SourceProgress } from '@groundswell/data/ocean';
import type { TileSet } from '@groundswell/tiles';
import { POINT_SETS, type PointSet } from '@groundswell/tiles/points';
import { isDrained } from '../cycles/readiness.ts';
import { chartsOf } from '../tiles/tiles-sources.ts';

/** Returns the set as a point set, if it is also stored for single places. */
export function pointSetOf(set: TileSet): PointSet | undefined {
  return POINT_SETS.find((one) => one === set);
}

/**
 * Queues a run for packing when this set was the last of its sets to be drawn. Of two sets that end together, at least
 * one sees the other done, perhaps both. Packing a run twice gives the same result.
 */
export async function queuePointsWhenDrawn(run: string, set: TileSet, drawn: SourceProgress): Promise<void> {
  if (!pointSetOf(set) || drawn.queued.size === 0 || !isDrained(drawn)) return;
  if (listPointHours(await cycles.readProgress(chartsOf(run))).length > 0) await queuePoints([{ run }]);
}

/** Lists the hours that waves and wind both have, ascending; empty while any set still has hours to draw. */
export function listPointHours({ sources }: CycleProgress): readonly number[] {
  const sets = POINT_SETS.map((set) => sources.get(set));
  if (sets.some((one) => !one || one.queued.size === 0 || !isDrained(one))) return [];
  const [waves, winds] = sets;
  return [...(waves?.done ?? [])].filter((hour) => winds?.done.has(hour)).sort((a, b) => a - b);
}
