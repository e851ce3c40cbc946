import { type CycleProgress, cycles, queuePoints, type SourceProgress } from '@groundswell/data/ocean';
import type { TileSet } from '@groundswell/tiles';
import { POINT_SETS, type PointSet } from '@groundswell/tiles/points';
import { isDrained } from '../cycles/readiness.ts';
import { chartsOf } from '../tiles/tiles-sources.ts';

/** Returns a chart set as a point set, or undefined if its values are not also stored for single places. */
export function pointSetOf(set: TileSet): PointSet | undefined {
  return POINT_SETS.find((one) => one === set);
}

/**
 * Queues a run for packing when the last chart set that packing needs has been drawn. If two sets finish at the same
 * time, at least one call sees that the other set is done. Both calls may queue the run, which is harmless, because
 * packing twice gives the same result.
 */
export async function queuePointsWhenDrawn(run: string, set: TileSet, drawn: SourceProgress): Promise<void> {
  if (!pointSetOf(set) || drawn.queued.size === 0 || !isDrained(drawn)) return;
  if (listPointHours(await cycles.readProgress(chartsOf(run))).length > 0) await queuePoints([{ run }]);
}

/**
 * Lists the forecast hours for which both waves and wind are drawn, ascending. The list is empty while any chart set
 * still has hours to draw.
 */
export function listPointHours({ sources }: CycleProgress): readonly number[] {
  const sets = POINT_SETS.map((set) => sources.get(set));
  if (sets.some((one) => !one || one.queued.size === 0 || !isDrained(one))) return [];
  const [waves, winds] = sets;
  return [...(waves?.done ?? [])].filter((hour) => winds?.done.has(hour)).sort((a, b) => a - b);
}
