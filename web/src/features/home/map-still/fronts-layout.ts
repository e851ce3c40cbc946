import type { HomeTodayReply } from '@groundswell/contracts';
import { DAY_MS, HOUR_MS } from '@groundswell/durations';
import type { Point } from '@groundswell/forecast';
import {
  type Box,
  type Front,
  layoutFront,
  listFrontTimes,
  projectionOf,
  type RunningSwell,
  type Spot,
} from '@groundswell/map-stills';
import type { MapStillWindow } from './visible-box.ts';

type MapStillReply = NonNullable<HomeTodayReply['plate']>;

/** A past, current or coming front of the swell. */
interface FrontLine {
  readonly at: number;
  readonly when: 'past' | 'now' | 'coming';
  /** Whether the front is that of noon, which carries the day's label; a midnight front is thinner and has no label. */
  readonly isNoon: boolean;
  readonly path: string;
  readonly ends: string;
}
interface FrontName {
  readonly spot: Spot;
  readonly isNow: boolean;
  /** The local time at the front, stored as if it were UTC, ms. */
  readonly wallMs: number;
}
export interface Fronts {
  readonly lines: readonly FrontLine[];
  readonly names: readonly FrontName[];
  readonly birth: { readonly spot: Spot; readonly wallMs: number; readonly day?: string | undefined };
}

/** The lead time up to which coming fronts are drawn. */
export const AHEAD_MS = 4 * DAY_MS;
/**
 * Swell fronts that arrived or will arrive within this time of the current front are left out, because their lines
 * would overlap.
 */
const NOW_MS = 4 * HOUR_MS;

/** The islands that a front's label would hide. */
const ISLANDS: Partial<Record<MapStillReply['coast'], readonly [northWest: Point, southEast: Point]>> = {
  pacific: [
    { lat: 22.3, lon: -160.3 },
    { lat: 18.8, lon: -154.7 },
  ],
};
/** Half the width and half the height of a front's label. */
const [HALF_NAME, HALF_LINE] = [34, 9];

/** Returns the boxes in which no front's label may lie: the areas under the page's texts, and small islands. */
function keptClear({ coast }: MapStillReply, { view }: MapStillWindow, covered: readonly Box[]): readonly Box[] {
  const [northWest, southEast] = ISLANDS[coast] ?? [];
  if (!northWest || !southEast) return covered;
  const { place } = projectionOf(view);
  const [[left, top], [right, bottom]] = [place(northWest), place(southEast)];
  const width = right - left + 2 * HALF_NAME;
  return [...covered, { x: left - HALF_NAME, y: top - HALF_LINE, width, height: bottom - top + 2 * HALF_LINE }];
}

/**
 * Lays out the swell's fronts from its storm on, one every half day. The current front's label is placed first. Further
 * labels are placed only where they do not overlap.
 */
export function layoutFronts(plate: MapStillReply, shown: MapStillWindow, covered: readonly Box[]): Fronts | undefined {
  const { view, seen } = shown;
  const swell = runningSwell(plate);
  if (!swell) return undefined;
  const now = Date.parse(plate.at);
  const offsetMs = plate.offset_min * 60_000;
  const taken: Box[] = [...keptClear(plate, shown, covered)];
  const names: FrontName[] = [];
  const draw = (at: number, when: FrontLine['when']): FrontLine[] => {
    const front = layoutFront(view, swell, at, seen, taken);
    const isNoon = mod(at + offsetMs, DAY_MS) === DAY_MS / 2;
    if (front?.label && (isNoon || when === 'now')) {
      taken.push(around(front.label, when === 'now' ? 70 : 40));
      names.push({ spot: front.label, isNow: when === 'now', wallMs: at + offsetMs });
    }
    return front ? [{ at, when, isNoon, path: front.path, ends: front.ends }] : [];
  };
  const nowLine = draw(now, 'now');
  const others = listFrontTimes(swell, now + AHEAD_MS, plate.offset_min)
    .filter((at) => Math.abs(at - now) > NOW_MS)
    .flatMap((at) => draw(at, at < now ? 'past' : 'coming'));
  const birth = {
    spot: projectionOf(view).place(swell.birth),
    wallMs: swell.leftAt + offsetMs,
    day: plate.story?.birth?.left_day,
  };
  return { lines: [...others, ...nowLine], names, birth };
}

/** The swell's front at a played instant. */
export interface PlayedFront {
  readonly at: number;
  /** The local time at the front, stored as if it were UTC, ms. */
  readonly wallMs: number;
  /** Undefined while the swell is within its storm, and once its front is out of view. */
  readonly front: Front | undefined;
}

export function layoutPlayed(
  plate: MapStillReply,
  shown: MapStillWindow,
  covered: readonly Box[],
  at: number,
): PlayedFront | undefined {
  const { view, seen } = shown;
  const swell = runningSwell(plate);
  return (
    swell && {
      at,
      wallMs: at + plate.offset_min * 60_000,
      front: layoutFront(view, swell, at, seen, keptClear(plate, shown, covered)),
    }
  );
}

export function runningSwell({ story }: MapStillReply): RunningSwell | undefined {
  const { birth, fan, speed_kmh: speedKmh } = story ?? {};
  if (!birth || !fan || !speedKmh) return undefined;
  const { lat, lon, left } = birth;
  return {
    birth: { lat, lon },
    leftAt: Date.parse(left),
    speedKmh,
    fan: { fromDeg: fan.from_deg, stepDeg: fan.step_deg, km: fan.km },
  };
}

function around([x, y]: Spot, half: number): Box {
  return { x: x - half, y: y - 14, width: 2 * half, height: 28 };
}

function mod(value: number, turn: number): number {
  return ((value % turn) + turn) % turn;
}
