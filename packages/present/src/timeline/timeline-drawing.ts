import type { TimelineReply } from '@groundswell/contracts';
import { HOUR_MS } from '@groundswell/durations';
import { type Condition, type ForecastDay, type StoredTide, toRadians } from '@groundswell/forecast';
import { areaPath, bandPath, linePath, type Point } from './drawing-paths.ts';

type Drawing = NonNullable<TimelineReply['surfSvg']>;

export const SURF_HEIGHT = 160;
export const SWELL_HEIGHT = 120;
const TIDE_HEIGHT = 80;
const BASE_HEIGHT = 160;
/** The space above the highest and below the lowest tide of the curve, px. */
const TIDE_MARGIN = 6;

/** The time axis that all drawings share: hour 0 at x = 0. */
export interface Axis {
  readonly startAt: number;
  readonly hours: number;
  readonly width: number;
}

/** Returns the width of the drawings in pixels. Up to 3 days share a narrow width; more days get a fourfold width. */
export function drawingWidth(days: number): number {
  return days <= 3 ? 954 : 3816;
}

function xOf({ hours, width }: Axis, hour: number): number {
  return Math.round((hour / hours) * width);
}

export interface SurfPoint {
  /** The surf in the unit of the drawing's scale; undefined if unknown. */
  readonly size?: number;
  readonly condition?: Condition;
}

/**
 * Draws the surf as filled areas below the face height, one path for each surf condition. An area extends to the value
 * of the hour after its last one.
 */
export function drawSurf(axis: Axis, surf: readonly SurfPoint[], top: number): Drawing {
  const paths: Record<string, string> = { clean: '', fair: '', choppy: '', unrated: '' };
  const yOf = (size: number) => Math.round(SURF_HEIGHT - (Math.min(size, top) / top) * SURF_HEIGHT);
  let from = 0;
  while (from < surf.length) {
    const kind = kindOf(surf[from]);
    let to = from + 1;
    while (to < surf.length && kindOf(surf[to]) === kind) to++;
    if (kind) {
      const points = surf
        .slice(from, to)
        .map(({ size = 0 }, index): Point => ({ x: xOf(axis, from + index), y: yOf(size) }));
      points.push({ x: xOf(axis, to), y: yOf(surf[to]?.size ?? surf[to - 1]?.size ?? 0) });
      paths[kind] += areaPath(points, SURF_HEIGHT);
    }
    from = to;
  }
  return { width: axis.width, height: SURF_HEIGHT, paths };
}

function kindOf(point: SurfPoint | undefined): Condition | 'unrated' | undefined {
  return point?.size === undefined ? undefined : (point.condition ?? 'unrated');
}

/** Draws named series of values as lines, in the unit of `top`; nulls leave gaps. */
export function drawLines(
  axis: Axis,
  lines: Readonly<Record<string, readonly (number | null)[]>>,
  top: number,
): Drawing {
  const yOf = (value: number) => Math.round(SWELL_HEIGHT - (Math.min(value, top) / top) * SWELL_HEIGHT);
  const paths = Object.fromEntries(
    Object.entries(lines).map(([name, values]) => [
      name,
      linePath(values.map((value, hour) => (value === null ? undefined : { x: xOf(axis, hour), y: yOf(value) }))),
    ]),
  );
  return { width: axis.width, height: SWELL_HEIGHT, paths };
}

/**
 * Draws the tide's curve as path `tide` through the hourly levels. The curve also passes through the highs and lows, so
 * that its peaks are exact.
 */
export function drawTide(
  axis: Axis,
  levels: readonly (number | undefined)[],
  { extremes }: Pick<StoredTide, 'extremes'>,
): Drawing {
  const hourly = levels.map((level, hour) => ({ hour, level }));
  const turning = extremes.map(({ at, levelMm }) => ({ hour: (at - axis.startAt) / HOUR_MS, level: levelMm / 1000 }));
  const all = [...hourly, ...turning.filter(({ hour }) => hour > 0 && hour < axis.hours)].sort(
    (a, b) => a.hour - b.hour,
  );
  const known = all.flatMap(({ level }) => (level === undefined ? [] : [level]));
  const low = Math.min(...known);
  const span = Math.max(...known) - low || 1;
  const yOf = (level: number) =>
    Math.round(TIDE_HEIGHT - TIDE_MARGIN - ((level - low) / span) * (TIDE_HEIGHT - 2 * TIDE_MARGIN));
  const points = all.map(({ hour, level }) =>
    level === undefined ? undefined : { x: xOf(axis, hour), y: yOf(level) },
  );
  return { width: axis.width, height: TIDE_HEIGHT, paths: { tide: linePath(points) } };
}

/** Draws midnights as lines, and nights (from last light to first light) as bands. */
export function drawDays(axis: Axis, days: readonly ForecastDay[]): Drawing {
  const hourOf = (at: number) => Math.min(axis.hours, Math.max(0, (at - axis.startAt) / HOUR_MS));
  const midnights = days
    .slice(1)
    .map(({ startAt }) => `M${xOf(axis, hourOf(startAt))} 0v${BASE_HEIGHT}`)
    .join('');
  const nights: { from: number; to: number }[] = [];
  for (const { from, to } of days.flatMap(darkness)) {
    const last = nights.at(-1);
    if (last && last.to === from) last.to = to;
    else nights.push({ from, to });
  }
  const bands = nights
    .filter(({ from, to }) => to > from)
    .map(({ from, to }) => bandPath(xOf(axis, hourOf(from)), xOf(axis, hourOf(to)), BASE_HEIGHT))
    .join('');
  return { width: axis.width, height: BASE_HEIGHT, paths: { days: midnights, nights: bands } };
}

function darkness({ startAt, endAt, firstLight, lastLight, allDay }: ForecastDay): { from: number; to: number }[] {
  if (firstLight === undefined || lastLight === undefined)
    return allDay === 'dark' ? [{ from: startAt, to: endAt }] : [];
  return [
    { from: startAt, to: Math.max(startAt, firstLight) },
    { from: Math.min(endAt, lastLight), to: endAt },
  ];
}

/**
 * Draws the shore through the middle of a 100 x 100 compass and the half circle of sea in front of it; `facingDeg`
 * points out to sea.
 */
export function drawCompass(facingDeg: number): { shore: string; sea: string } {
  const left = onRim(facingDeg - 90);
  const right = onRim(facingDeg + 90);
  return {
    shore: `M${left.x} ${left.y}L${right.x} ${right.y}`,
    sea: `M${left.x} ${left.y}A50 50 0 0 1 ${right.x} ${right.y}z`,
  };
}

function onRim(deg: number): Point {
  return { x: Math.round(50 + 50 * Math.sin(toRadians(deg))), y: Math.round(50 - 50 * Math.cos(toRadians(deg))) };
}
