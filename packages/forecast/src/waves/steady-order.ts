import type { LinedTrain } from '../forecast-hours.ts';
import { shorePowers } from '../score/swell-mix.ts';

/**
 * The ratio of power at which a train overtakes the one before it: a fifth more power, which is a tenth more height.
 * The value is our own estimate.
 */
const MARGIN = 1.2;

/**
 * Orders an hour's trains by the power that they bring ashore. A train keeps its place from the previous hour unless
 * the power of another exceeds its own by the margin. Two trains of nearly the same power therefore do not keep
 * changing places.
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
