import { fromDegOf, heightMOf, periodSOf, type Trains } from '../swell/partitions.ts';

/** Writes train `k` at a place and returns its variance. A missing train leaves the place missing. */
export function putTrain(
  into: { readonly height: Float32Array; readonly period: Float32Array; readonly from: Float32Array },
  at: number,
  trains: Trains,
  k: number,
): number {
  if (k >= trains.count) return 0;
  into.height[at] = heightMOf(trains, k);
  into.period[at] = periodSOf(trains, k);
  into.from[at] = fromDegOf(trains, k);
  return trains.variance[k]!;
}
