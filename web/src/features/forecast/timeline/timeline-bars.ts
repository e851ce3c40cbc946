import type { TimelineReply } from '@groundswell/contracts';
import type { Condition } from '../../../entities/surf/condition.ts';
import { surfAt } from '../../../entities/surf/surf-at.ts';

export type Rated = Condition | 'unrated';

/** The bars of one rating as SVG paths: `lower` up to the height that the sets reach 3 times in 4,
 * `upper` from there to the height that they reach once in 4. */
export interface Bars {
  readonly rated: Rated;
  readonly lower: string;
  readonly upper: string;
}

interface Frame {
  readonly hours: number;
  readonly dayStarts: readonly number[];
  readonly x: (hour: number) => number;
  readonly y: (height: number) => number;
  readonly bottom: number;
}

/** Merges the hourly surf into two paths per rating, which keeps the number of elements small. */
export function barsOf(timeline: TimelineReply, { hours, dayStarts, x, y, bottom }: Frame): readonly Bars[] {
  const { surfMin, surfMax, surfHalfMin, surfHalfMax } = timeline;
  const paths = new Map<Rated, { lower: string; upper: string }>();
  for (let hour = 0; hour < hours; hour++) {
    const max = surfMax[hour];
    if (max === undefined || max === null) continue;
    const rated = surfAt(timeline, hour).condition ?? 'unrated';
    const drawn = paths.get(rated) ?? { lower: '', upper: '' };
    // Hours without odds show the usual wave and the sets instead of the middle half of the sets.
    const [halfMin, halfMax] = [surfHalfMin[hour] ?? null, surfHalfMax[hour] ?? null];
    const isKnown = halfMin !== null && halfMax !== null;
    const top = y(isKnown ? halfMax : max);
    const middle = y(isKnown ? halfMin : (surfMin[hour] ?? max));
    // A 1 px gap after every third hour of the day groups the bars, while each hour stays distinguishable.
    const left = x(hour);
    const width = x(hour + 1) - left - (closesThree(hour, dayStarts) ? 1 : 0);
    drawn.upper += box(left, top, width, middle - top);
    drawn.lower += box(left, middle, width, bottom - middle);
    paths.set(rated, drawn);
  }
  return [...paths].map(([rated, drawn]) => ({ rated, ...drawn }));
}

function closesThree(hour: number, starts: readonly number[]): boolean {
  const next = hour + 1;
  const start = starts.findLast((begin) => begin <= hour) ?? 0;
  return starts.includes(next) || (next - start) % 3 === 0;
}

function box(x: number, y: number, width: number, height: number): string {
  const r = (value: number) => Math.round(value * 100) / 100;
  return `M${r(x)} ${r(y)}h${r(width)}v${r(height)}h${r(-width)}z`;
}
