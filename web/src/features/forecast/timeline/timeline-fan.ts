import type { TimelineReply } from '@groundswell/contracts';
import { runsOf, smoothPath } from '../../../ui/smooth-path.ts';
import { bandOf } from './timeline-band.ts';

/** The quantiles of the sets as shapes: paths of lines, and of the area between two of them. All begin at `from`. */
export interface Fan {
  /** The area between the heights that 1 in 4 and 1 in 10 reach. */
  readonly wash: string;
  /** The heights that 1 in 10, half and 9 in 10 reach. */
  readonly high: string;
  readonly middle: string;
  readonly low: string;
  /** The ends of all five quantiles, the highest first, with their labels at least `LABEL_GAP` apart. */
  readonly ends: readonly FanEnd[];
}

export interface FanEnd {
  readonly reach: '1-in-10' | '1-in-4' | 'half' | '3-in-4' | '9-in-10';
  /** The height in the reader's unit. */
  readonly height: number;
  readonly y: number;
  readonly labelY: number;
}

interface Frame {
  /** The first hour of the fan, and the hour after its last. */
  readonly from: number;
  readonly hours: number;
  readonly x: (hour: number) => number;
  readonly y: (height: number) => number;
}

const LABEL_GAP = 14;

/** Computes the fan of the hours with known quantiles. */
export function fanOf(timeline: TimelineReply, { from, hours, x, y }: Frame): Fan {
  const known = (heights: readonly (number | null)[]) =>
    Array.from({ length: hours }, (_, hour) => {
      const isKnown = hour >= from && typeof timeline.surfHalfMax[hour] === 'number';
      return isKnown ? (heights[hour] ?? null) : null;
    });
  const place = (hour: number, height: number) => ({ x: x(hour + 0.5), y: y(height) });
  const line = (heights: readonly (number | null)[]) =>
    runsOf(heights, (height, hour) => place(hour, height))
      .map(smoothPath)
      .join('');
  const { surfLikelyMin, surfHalfMin, surfMax, surfHalfMax, surfLikelyMax } = timeline;
  const [low, lower, middle, upper, high] = [surfLikelyMin, surfHalfMin, surfMax, surfHalfMax, surfLikelyMax].map(
    known,
  );
  const last = middle?.findLastIndex((height) => height !== null) ?? -1;
  const endOf = (reach: FanEnd['reach'], heights: readonly (number | null)[] = []) => {
    const height = heights[last];
    return height === undefined || height === null ? [] : { reach, height, y: y(height) };
  };
  return {
    wash: bandOf(upper ?? [], high ?? [], place),
    high: line(high ?? []),
    middle: line(middle ?? []),
    low: line(low ?? []),
    ends: apart([
      ...[endOf('1-in-10', high), endOf('1-in-4', upper), endOf('half', middle)].flat(),
      ...[endOf('3-in-4', lower), endOf('9-in-10', low)].flat(),
    ]),
  };
}

/** Moves labels down so far that each keeps its distance from the one above. */
function apart(ends: readonly Omit<FanEnd, 'labelY'>[]): readonly FanEnd[] {
  const placed: FanEnd[] = [];
  for (const end of ends) {
    const above = placed.at(-1)?.labelY ?? Number.NEGATIVE_INFINITY;
    placed.push({ ...end, labelY: Math.max(end.y, above + LABEL_GAP) });
  }
  return placed;
}
