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

/** The largest gap between two frames that are interpolated; it allows for a missing frame. */
const MOST_BETWEEN_MS = 24 * HOUR_MS;
/** The longest time before the first frame or after the last one for which that frame is still shown. */
const REACH_MS = 12 * HOUR_MS;

/**
 * The wave heights of the grid, row by row, as levels of the color ramp. Interpolation between frames makes them
 * fractional.
 */
export type Levels = Float32Array;

/**
 * Returns the wave heights at an instant, interpolated between the frames around it; undefined if no frame is near
 * enough.
 */
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

/** Returns the wave height at a pixel of a map still, ft. */
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
