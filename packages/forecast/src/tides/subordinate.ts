import type { TideExtreme } from './extremes.ts';
import { tideLevelAt } from './tide-level.ts';
import type { TideStation } from './tide-station.ts';

type Offsets = NonNullable<TideStation['offsets']>;

/** A high or low at the reference station and its corrected counterpart at the subordinate station. */
export interface CorrectedExtreme {
  readonly reference: TideExtreme;
  readonly own: TideExtreme;
}

/**
 * Computes a subordinate station's highs and lows from its reference station's, by NOAA's tide tables (table 2, Tidal
 * Differences). The offsets' minutes shift the times; the factors multiply the heights above MLLW or, for `fixed`, are
 * added. Two extremes that would swap order are both left out.
 */
export function correctExtremes(extremes: readonly TideExtreme[], offsets: Offsets): CorrectedExtreme[] {
  const corrected: CorrectedExtreme[] = [];
  for (const reference of extremes) {
    const own = correctExtreme(reference, offsets);
    const last = corrected.at(-1);
    if (last && last.own.at >= own.at) corrected.pop();
    else corrected.push({ reference, own });
  }
  return corrected;
}

function correctExtreme({ at, levelM, high }: TideExtreme, offsets: Offsets): TideExtreme {
  const minutes = high ? offsets.highMinutes : offsets.lowMinutes;
  const factor = high ? offsets.highFactor : offsets.lowFactor;
  return { at: at + minutes * 60_000, levelM: offsets.type === 'ratio' ? levelM * factor : levelM + factor, high };
}

/** The levels of a reference station at `startAt` and every `stepMs` after it. */
export interface ReferenceLevels {
  readonly startAt: number;
  readonly stepMs: number;
  readonly levels: ArrayLike<number>;
}

/**
 * Computes a subordinate station's levels at ascending instants (UTC ms). Between successive highs and lows it
 * stretches the reference station's curve in time and height. NOAA publishes only the highs and lows, so the curve
 * between them is our own.
 */
export function correctLevels(
  { startAt, stepMs, levels }: ReferenceLevels,
  corrected: readonly CorrectedExtreme[],
  instants: readonly number[],
): number[] {
  let next = 1;
  return instants.map((at) => {
    while (next < corrected.length - 1 && (corrected[next]?.own.at ?? at) <= at) next++;
    const [from, to] = [corrected[next - 1], corrected[next]];
    if (!from || !to) throw new RangeError('The reference station has no tide to correct.');
    const referenceAt = from.reference.at + shareOf(at, from.own.at, to.own.at) * (to.reference.at - from.reference.at);
    const levelM = tideLevelAt(levels, (referenceAt - startAt) / stepMs) ?? from.reference.levelM;
    const share = shareOf(levelM, from.reference.levelM, to.reference.levelM);
    return from.own.levelM + share * (to.own.levelM - from.own.levelM);
  });
}

function shareOf(value: number, from: number, to: number): number {
  return (value - from) / (to - from);
}
