import type { LinedTrain } from '../forecast-hours.ts';
import { shorePowers } from '../score/swell-mix.ts';

/** A train takes the place of another once it brings a fifth more power, a tenth of its height. Our judgement. */
const MARGIN = 1.2;

/**
 * An hour's trains with those first that bring most power ashore. Each keeps its place among those of the hour before, by
 * line, unless another brings more by the margin: two of nearly the same power do not change places to and fro.
 */
export function steadyOrder(
  trains: readonly LinedTrain[],
  before: readonly Pick<LinedTrain, 'line'>[] | undefined,
): readonly LinedTrain[] {
  if (trains.length < 2) return trains;
  const powers = shorePowers(trains);
  const placeBefore = (line: number) => {
    const place = before?.findIndex((train) => train.line === line) ?? -1;
    return place < 0 ? Number.POSITIVE_INFINITY : place;
  };
  const left = trains
    .map((train, index) => ({ train, power: powers[index] ?? 0, place: placeBefore(train.line) }))
    .sort((a, b) => (a.place === b.place ? b.power - a.power : a.place - b.place));
  const ordered: LinedTrain[] = [];
  while (left.length > 0) {
    const strongest = left.reduce((most, one, index) => (one.power > (left[most]?.power ?? 0) ? index : most), 0);
    const isStronger = (left[strongest]?.power ?? 0) > MARGIN * (left[0]?.power ?? 0);
    for (const { train } of left.splice(isStronger ? strongest : 0, 1)) ordered.push(train);
  }
  return ordered;
}
