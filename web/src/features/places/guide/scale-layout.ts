import type { BeachGuideReply } from '@groundswell/contracts';
import { smoothPath } from '../../../ui/smooth-path.ts';

/** The width of every scale, in units of its drawing. */
export const SCALE_WIDTH = 252;

type Tide = NonNullable<BeachGuideReply['tide']>;
type Stage = NonNullable<BeachGuideReply['tide_likes']>[number];

/** A linear scale from 0 to `top`, with a mark every `step`. */
export interface Scale {
  readonly top: number;
  readonly marks: readonly number[];
  /** Returns the distance of a value from the left edge. */
  readonly x: (value: number) => number;
}

const STEPS = [0.5, 1, 2, 5, 10, 20];
const MOST_MARKS = 6;

/** Returns the scale with the finest step that shows `highest` with at most six marks. */
export function layoutScale(highest: number): Scale {
  const step = STEPS.find((each) => Math.ceil(highest / each) < MOST_MARKS) ?? 50;
  const top = step * Math.max(1, Math.ceil(highest / step));
  return {
    top,
    marks: Array.from({ length: Math.round(top / step) + 1 }, (_, index) => index * step),
    x: (value) => (Math.min(top, Math.max(0, value)) / top) * SCALE_WIDTH,
  };
}

const TIDE_TOP = 8;
const TIDE_BASE = 56;

export interface TideScale {
  readonly line: string;
  readonly area: string;
  /** The band of tide levels that suit the break; undefined if they are unknown. */
  readonly band: { readonly y: number; readonly height: number } | undefined;
  readonly base: number;
  readonly now: { readonly x: number; readonly y: number };
  readonly ticks: readonly { readonly x: number; readonly text: string }[];
}

/**
 * Lays out today's tide curve and the band of suitable tide stages. If low or high tide is suitable, the band extends
 * to the lowest or highest level shown.
 */
export function layoutTide(
  { levels, low_upto, high_from, now_hour, ticks }: Tide,
  likes: readonly Stage[] | null,
): TideScale {
  const hours = Math.max(1, levels.length - 1);
  const lowest = Math.min(...levels, low_upto);
  const highest = Math.max(...levels, high_from);
  const x = (hour: number) => (hour / hours) * SCALE_WIDTH;
  const y = (level: number) =>
    TIDE_BASE - 4 - ((level - lowest) / (highest - lowest || 1)) * (TIDE_BASE - 4 - TIDE_TOP);
  const line = smoothPath(levels.map((level, hour) => ({ x: x(hour), y: y(level) })));
  const from = { low: lowest, mid: low_upto, high: high_from };
  const to = { low: low_upto, mid: high_from, high: highest };
  const [first] = likes ?? [];
  const last = likes?.at(-1);
  const top = last && y(to[last]);
  return {
    line,
    area: `${line}L${SCALE_WIDTH} ${TIDE_BASE}L0 ${TIDE_BASE}Z`,
    band: first && top !== undefined ? { y: top, height: y(from[first]) - top } : undefined,
    base: TIDE_BASE,
    now: { x: x(now_hour), y: y(levelAt(levels, now_hour)) },
    ticks: ticks.map(({ hour, text }) => ({ x: x(hour), text })),
  };
}

function levelAt(levels: readonly number[], hour: number): number {
  const before = Math.min(levels.length - 1, Math.floor(hour));
  const low = levels[before] ?? 0;
  return low + (hour - before) * ((levels[before + 1] ?? low) - low);
}
