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
import { m } from '../../../paraglide/messages.js';
import { labelWidth } from './label-width.ts';
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
  readonly text: string;
  /** Half the label's width. */
  readonly half: number;
  readonly isNow: boolean;
}
export interface Fronts {
  readonly lines: readonly FrontLine[];
  readonly names: readonly FrontName[];
  readonly birth: {
    readonly spot: Spot;
    readonly text: string;
    /** The width of the cross and its label. */
    readonly width: number;
    /** Whether the label is to the left of the cross, because it would not fit to the right. */
    readonly isLeft: boolean;
  };
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
/** Half the width of a weekday's label. */
const HALF_DAY = 18;
/** The font sizes of the label of the current front and of that of the storm. */
const [NOW_SIZE, STORM_SIZE] = [13.5, 12];
/** The distance from a label's text to the edge of what is visible, or to another label. */
const MARGIN = 6;
/** The distance from the storm's cross to its label. */
const STORM_GAP = 11;

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
  const nowText = m.home_front_now({ seconds: plate.story?.period_s ?? 0 });
  const halfNow = labelWidth(nowText, NOW_SIZE) / 2;
  const draw = (at: number, when: FrontLine['when']): FrontLine[] => {
    const front = layoutFront(view, swell, at, seen, taken, when === 'now' ? halfNow + MARGIN : undefined);
    const isNoon = mod(at + offsetMs, DAY_MS) === DAY_MS / 2;
    if (front?.label && (isNoon || when === 'now')) {
      const half = when === 'now' ? halfNow : HALF_DAY;
      taken.push(around(front.label, half + HALF_DAY + MARGIN));
      const text = when === 'now' ? nowText : weekdayOf(plate, at);
      names.push({ spot: front.label, text, half, isNow: when === 'now' });
    }
    return front ? [{ at, when, isNoon, path: front.path, ends: front.ends }] : [];
  };
  const nowLine = draw(now, 'now');
  const others = listFrontTimes(swell, now + AHEAD_MS, plate.offset_min)
    .filter((at) => Math.abs(at - now) > NOW_MS)
    .flatMap((at) => draw(at, at < now ? 'past' : 'coming'));
  const spot = projectionOf(view).place(swell.birth);
  const text = m.home_front_storm({ day: plate.story?.birth?.left_day ?? weekdayOf(plate, swell.leftAt) });
  const width = STORM_GAP + labelWidth(text, STORM_SIZE);
  const birth = {
    spot,
    text,
    width,
    isLeft: spot[0] + width + MARGIN > seen.x + seen.width,
  };
  return { lines: [...others, ...nowLine], names, birth };
}

/** The swell's front at a played instant. */
export interface PlayedFront {
  readonly at: number;
  readonly weekday: string;
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
      weekday: weekdayOf(plate, at),
      front: layoutFront(view, swell, at, seen, keptClear(plate, shown, covered)),
    }
  );
}

/** Returns the weekday of an instant in the map still's time zone: 'Sun'. */
function weekdayOf({ weekdays, offset_min }: MapStillReply, at: number): string {
  return weekdays[new Date(at + offset_min * 60_000).getUTCDay()] ?? '';
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
