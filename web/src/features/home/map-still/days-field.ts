import { HOUR_MS } from '@groundswell/durations';
import {
  daysView,
  LEVEL_FT,
  levelAt,
  type MapStillDays,
  type MapStillView,
  projectionOf,
  type Spot,
} from '@groundswell/map-stills';

/** One hour of the days may be missing between two that are mixed. */
const MOST_BETWEEN_MS = 24 * HOUR_MS;
/** Beyond the first and the last hour that these are shown for. */
const REACH_MS = 12 * HOUR_MS;

/** Levels of the ramp, row by row, between whole ones too. */
export type Levels = Float32Array;

/** The sea at an instant, mixed of the hours around it; undefined where the days tell nothing of it. */
export function mixDays({ frames, columns, rows }: MapStillDays, at: number): Levels | undefined {
  const next = frames.find((frame) => frame.at >= at);
  const before = frames.findLast((frame) => frame.at <= at);
  const [from, to] = [before ?? next, next ?? before];
  if (!from || !to || to.at - from.at > MOST_BETWEEN_MS) return undefined;
  if (from === to && Math.abs(at - from.at) > REACH_MS) return undefined;
  const way = from === to ? 0 : (at - from.at) / (to.at - from.at);
  return Float32Array.from(
    { length: columns * rows },
    (_, cell) => levelAt(from.field, cell) * (1 - way) + levelAt(to.field, cell) * way,
  );
}

/** The height under a spot of one of the coast's plates, ft. */
export function daysHeightUnder(
  { coast, columns }: MapStillDays,
  levels: Levels,
  view: MapStillView,
  [x, y]: Spot,
): number {
  const [column, row] = projectionOf(daysView(coast)).place(projectionOf(view).pointAt(x, y));
  const cell = (Math.round(row) + 1) * columns + Math.round(column) + 1;
  return LEVEL_FT[Math.round(levels[cell] ?? 0)] ?? 0;
}
