import type { AccuracyReply } from '@groundswell/contracts';
import { joinStated, type StatedSums } from '@groundswell/forecast/verify';
import { LEAST_PAIRS } from './least-pairs.ts';

type Reliability = NonNullable<AccuracyReply['overall']['reliability']>;

/**
 * Presents how the stated ranges of buoys held, by lead day; undefined where none were compared. A lead day with too few
 * pairs has their number alone.
 */
export function presentReliability(buoys: readonly (readonly StatedSums[] | undefined)[]): Reliability | undefined {
  const stated = joinStated(buoys.filter((one) => one !== undefined));
  if (stated.every(([pairs]) => pairs === 0)) return undefined;
  /** Lists a sum's mean over the pairs of each lead day, rounded to thousandths. */
  const mean = (of: (sums: StatedSums) => number, perUnit = 1) =>
    stated.map((sums) => (sums[0] < LEAST_PAIRS ? null : Math.round((of(sums) / sums[0] / perUnit) * 1000) / 1000));
  return {
    n: stated.map(([pairs]) => pairs),
    within: mean(([pairs, below, above]) => pairs - below - above),
    below: mean(([, below]) => below),
    above: mean(([, , above]) => above),
    crps_m: mean(([, , , score]) => score, 100),
    bare_crps_m: mean(([, , , , bareScore]) => bareScore, 100),
  };
}
