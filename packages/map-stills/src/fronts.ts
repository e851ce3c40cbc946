import { HOUR_MS } from '@groundswell/durations';
import { normalizeDeg, type Point, pointAlong, type SwellFan } from '@groundswell/forecast';
import { lineText } from './draw/line-text.ts';
import { type Projection, projectionOf, type Spot } from './projection.ts';
import type { MapStillView } from './views.ts';

/** A swell on its way from a storm. */
export interface RunningSwell {
  readonly birth: Point;
  /** UTC ms. */
  readonly leftAt: number;
  readonly speedKmh: number;
  readonly fan: SwellFan;
}

/** A rectangle in a view, in the view's units. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The position of the swell's front at an instant. */
export interface Front {
  readonly at: number;
  /** The middle part of the front's line. `ends` holds its two ends, which fade out. */
  readonly path: string;
  readonly ends: string;
  /** The position of the front's day label; absent if there is no room. */
  readonly label?: Spot;
}

/** The interval between fronts. */
export const FRONT_EVERY_MS = 12 * 3_600_000;
/** A front closer to the storm's centre than this counts as still inside the storm, and is not drawn. */
const LEAST_KM = 200;
/** The share of the swell's angular sector that fades out at each of its two sides. */
const FADED_SHARE = 0.16;
/** The default room for half a label, on both sides of its spot and above and below it. */
const HALF_LABEL = 30;
/**
 * The angle between a front's spots. On the widest map still, a chord between spots is less than half a pixel off the
 * arc.
 */
const SPOT_EVERY_DEG = 2;
/** The angle from the front's middle to the preferred position of its label. */
const LABEL_OFF_DEG = 6;

/**
 * Computes the front's line at an instant, over open sea only. Returns undefined before the front leaves the storm, and
 * if no part of the front lies in the view. The label, `2 * halfLabel` wide, stays inside the visible box `seen`; its
 * spot stays clear of the boxes `taken`.
 */
export function layoutFront(
  view: MapStillView,
  swell: RunningSwell,
  at: number,
  seen: Box,
  taken: readonly Box[],
  halfLabel = HALF_LABEL,
): Front | undefined {
  const km = (swell.speedKmh * (at - swell.leftAt)) / HOUR_MS;
  if (km < LEAST_KM) return undefined;
  const projection = projectionOf(view);
  const spots = spotsAlong(projection, swell, km);
  const inSight = spots.filter(
    (spot) => spot && isWithin(spot, { x: 0, y: 0, width: view.width, height: view.height }),
  );
  if (inSight.length === 0) return undefined;
  const fade = Math.round(spots.length * FADED_SHARE);
  return {
    at,
    path: pathOf(spots.slice(fade, -fade), view),
    ends: pathOf(spots.slice(0, fade + 1), view) + pathOf(spots.slice(-fade - 1), view),
    label: labelOf(spots, seen, taken, halfLabel),
  };
}

/**
 * Lists the instants of the fronts from the storm until `untilAt`: noon and midnight of a clock `offsetMinutes` ahead
 * of UTC.
 */
export function listFrontTimes(
  { leftAt }: Pick<RunningSwell, 'leftAt'>,
  untilAt: number,
  offsetMinutes: number,
): readonly number[] {
  const offsetMs = offsetMinutes * 60_000;
  const first = Math.ceil((leftAt + offsetMs) / FRONT_EVERY_MS) * FRONT_EVERY_MS - offsetMs;
  return Array.from(
    { length: Math.max(0, Math.ceil((untilAt - first) / FRONT_EVERY_MS)) },
    (_, n) => first + n * FRONT_EVERY_MS,
  );
}

/**
 * Lists the spots of the front across the swell's sector. A spot is undefined in directions in which land has stopped
 * the swell.
 */
function spotsAlong({ place }: Projection, { birth, fan }: RunningSwell, km: number): readonly (Spot | undefined)[] {
  const steps = ((fan.km.length - 1) * fan.stepDeg) / SPOT_EVERY_DEG;
  return Array.from({ length: steps + 1 }, (_, step) => {
    const offDeg = step * SPOT_EVERY_DEG;
    const open = fan.km[Math.round(offDeg / fan.stepDeg)] ?? 0;
    return open < km ? undefined : place(pointAlong(birth, normalizeDeg(fan.fromDeg + offDeg), km));
  });
}

/** Connects neighbouring spots with lines, and breaks a line that would jump round the edge of the map. */
function pathOf(spots: readonly (Spot | undefined)[], { width }: MapStillView): string {
  const lines: Spot[][] = [[]];
  for (const spot of spots) {
    const line = lines.at(-1) as Spot[];
    const before = line.at(-1);
    if (!spot || (before && Math.abs(before[0] - spot[0]) > width / 2)) lines.push(spot ? [spot] : []);
    else line.push(spot);
  }
  return lines
    .filter(({ length }) => length > 1)
    .map((line) => lineText(line))
    .join('');
}

/** Finds a position for the label: the spot of the front nearest to the preferred position that has room. */
function labelOf(
  spots: readonly (Spot | undefined)[],
  seen: Box,
  taken: readonly Box[],
  halfLabel: number,
): Spot | undefined {
  const middle = (spots.length - 1) / 2;
  const inner = {
    x: seen.x + halfLabel,
    y: seen.y + HALF_LABEL,
    width: seen.width - 2 * halfLabel,
    height: seen.height - 2 * HALF_LABEL,
  };
  return spots
    .map((spot, way) => ({ spot, off: Math.abs(way - middle - LABEL_OFF_DEG / SPOT_EVERY_DEG) }))
    .sort((a, b) => a.off - b.off)
    .find(({ spot }) => spot && isWithin(spot, inner) && !taken.some((box) => isWithin(spot, box)))?.spot;
}

export function isWithin([x, y]: Spot, box: Box): boolean {
  return x >= box.x && y >= box.y && x <= box.x + box.width && y <= box.y + box.height;
}
