import { computeWavePowerKwPerM, isPassing } from '@groundswell/forecast';
import type { ViewedHour } from '../beach/viewed-hour.ts';

/**
 * The number, 1 to 6, of each swell train by the id of its line in the forecast. A train keeps its number through all
 * hours shown.
 */
export type TrainNumbers = ReadonlyMap<number, number>;

const MOST_TRAINS = 6;

interface Shown {
  readonly line: number;
  /** The day on which the train first appears. */
  readonly firstDay: number;
  /** The train's power on its first day, as a sum over the hours: ashore, and offshore (`offshoreKw`). */
  ashoreKw: number;
  offshoreKw: number;
}

/**
 * Numbers the swell trains of the shown hours from 1 without gaps. Trains that appear on an earlier day get lower
 * numbers, so the numbers do not depend on how many days are shown. Within a day, trains are numbered by their power
 * ashore; trains that pass the beach come last.
 */
export function numberTrains(hours: readonly ViewedHour[], facingDeg: number): TrainNumbers {
  const shown = new Map<number, Shown>();
  for (const { hour } of hours) {
    const { day, trains = [] } = hour;
    for (const train of trains) {
      const { line, ashore } = train;
      const one = shown.get(line) ?? { line, firstDay: day, ashoreKw: 0, offshoreKw: 0 };
      shown.set(line, one);
      if (day !== one.firstDay) continue;
      const powerKw = computeWavePowerKwPerM([train]);
      one.offshoreKw += powerKw;
      if (!isPassing(train, trains, facingDeg)) one.ashoreKw += powerKw * ashore;
    }
  }
  const inOrder = [...shown.values()].sort(
    (a, b) => a.firstDay - b.firstDay || b.ashoreKw - a.ashoreKw || b.offshoreKw - a.offshoreKw || a.line - b.line,
  );
  return new Map(inOrder.slice(0, MOST_TRAINS).map(({ line }, index) => [line, index + 1]));
}
