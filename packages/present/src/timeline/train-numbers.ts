import { computeWavePowerKwPerM, isPassing } from '@groundswell/forecast';
import type { ViewedHour } from '../beach/viewed-hour.ts';

/** The number of each line of a forecast, 1 to 6, for all hours that are shown. */
export type TrainNumbers = ReadonlyMap<number, number>;

const MOST_TRAINS = 6;

interface Shown {
  readonly line: number;
  /** The day of its first hour. */
  readonly firstDay: number;
  /** Power summed over the hours of that day, ashore and offshore. */
  ashoreKw: number;
  offshoreKw: number;
}

/**
 * Numbers the trains of the shown hours without a gap. Those of the first day come first, so that fewer days show no
 * gap either; among those of a day the one that brings most power ashore, then those that pass.
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
