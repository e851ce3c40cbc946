import type { SwellStoryReply } from '@groundswell/contracts';
import { HOUR_MS } from '@groundswell/durations';

/**
 * The timetable of a swell in px. Time runs to the right, the distance from the storm upwards. The bars of the surf
 * stand on the top line.
 */
export interface TimetableLayout {
  readonly top: number;
  readonly base: number;
  readonly days: readonly { readonly x: number; readonly labelX: number | undefined; readonly text: string }[];
  readonly miles: readonly { readonly y: number; readonly labelY: number; readonly distance: number }[];
  readonly gale: { readonly x: number; readonly width: number };
  readonly lines: readonly {
    readonly d: string;
    readonly periodS: number;
    readonly x: number;
    readonly y: number;
    /** True for the line of the period that carries the highest waves. */
    readonly isMain: boolean;
  }[];
  readonly bars: readonly {
    readonly x: number;
    readonly width: number;
    readonly maxY: number;
    readonly minY: number;
    /** True for hours before this swell arrives or after it has passed, whose surf has another source. */
    readonly isOther: boolean;
  }[];
  readonly highest: { readonly x: number; readonly y: number } | undefined;
  readonly now: number | undefined;
}

/** The time shown before the swell leaves the storm; the next constant is the time after it has passed the beach. */
const BEFORE_MS = 14 * HOUR_MS;
const AFTER_MS = 8 * HOUR_MS;
const SURF_EVERY_MS = 3 * HOUR_MS;
const GALE_MS = 18 * HOUR_MS;
const TOP_PART = 0.33;
const FOOT = 30;
const LEAST_DAY_PX = 26;
/** The height of a distance label with its margin. */
const MILE_PX = 18;
/** The candidate spacings of the labelled distances; the first one that gives at most three labels is used. */
const STEPS = [200, 500, 1000, 2000, 5000];

export function layoutTimetable(story: SwellStoryReply, now: number, width: number, height: number): TimetableLayout {
  const [leftAt, fromAt, toAt] = [story.origin.at, story.from_at, story.to_at].map((at) => Date.parse(at)) as [
    number,
    number,
    number,
  ];
  const [start, end] = [leftAt - BEFORE_MS, toAt + AFTER_MS];
  const [top, base] = [Math.round(height * TOP_PART), height - FOOT];
  const x = (at: number) => ((at - start) / (end - start)) * width;
  const y = (distance: number) => base - (distance / story.distance) * (base - top);

  const step = STEPS.find((one) => story.distance / one <= 4) ?? 5000;
  const distances = Array.from({ length: Math.ceil(story.distance / step) - 1 }, (_, n) => (n + 1) * step);
  const highestSurf = Math.max(0.1, ...story.surf.map(({ max }) => max));
  const barHeight = (value: number) => (value / highestSurf) * (top - 34);
  const bars = story.surf
    .map(({ at, min, max }) => ({ at: Date.parse(at), min, max }))
    .filter(({ at }) => at >= start && at < end)
    .map(({ at, min, max }) => ({
      x: x(at) + 0.5,
      width: Math.max(1, x(at + SURF_EVERY_MS) - x(at) - 1),
      maxY: top - barHeight(max),
      minY: top - barHeight(min),
      isOther: at < fromAt || at > toAt,
    }));
  const own = bars.filter(({ isOther }) => !isOther);
  const tallest = own.reduce<(typeof own)[number] | undefined>((a, b) => (a && a.maxY <= b.maxY ? a : b), undefined);
  const main = nearest(story.periods, story.period_s);
  const count = story.periods.length;
  return {
    top,
    base,
    days: story.days.map(({ at, text }, index) => {
      const [from, to] = [x(Date.parse(at)), x(Date.parse(story.days[index + 1]?.at ?? story.to_at))];
      const [left, right] = [Math.max(0, from), Math.min(width, index + 1 < story.days.length ? to : width)];
      return { x: from, labelX: right - left > LEAST_DAY_PX ? (left + right) / 2 : undefined, text };
    }),
    // A label stands above its line, unless it would reach into the bars above the top line; then it stands below.
    miles: distances.map((distance) => {
      const at = y(distance);
      return { y: at, labelY: at - MILE_PX < top ? at + MILE_PX - 3 : at - 5, distance };
    }),
    gale: {
      x: Math.max(0, x(leftAt - GALE_MS / 2)),
      width: x(leftAt + GALE_MS / 2) - Math.max(0, x(leftAt - GALE_MS / 2)),
    },
    lines: story.periods.map(({ period_s, at }, index) => {
      const arrives = x(Date.parse(at));
      // The lines fan out from the storm. Their labels stand at different heights, so that none overlap.
      const part = 0.5 + (0.36 * (count - 1 - index)) / Math.max(1, count - 1);
      return {
        d: `M${x(leftAt).toFixed(1)} ${base - 9}L${arrives.toFixed(1)} ${top}`,
        periodS: period_s,
        x: x(leftAt) + (arrives - x(leftAt)) * part,
        y: base - 9 + (top - base + 9) * part,
        isMain: period_s === main,
      };
    }),
    bars,
    highest: tallest && { x: Math.min(width - 30, Math.max(30, tallest.x)), y: tallest.maxY - 7 },
    now: now > start && now < end ? x(now) : undefined,
  };
}

function nearest(periods: SwellStoryReply['periods'], periodS: number): number | undefined {
  return periods.map(({ period_s }) => period_s).sort((a, b) => Math.abs(a - periodS) - Math.abs(b - periodS))[0];
}
