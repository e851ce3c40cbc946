import { computeWavePowerKwPerM, isPassing } from '@groundswell/forecast';
import type { ViewedHour } from '../beach/viewed-hour.ts';

/** The number, 1 to 6, of each swell line of a forecast, shared by all hours shown. */
export type TrainNumbers = ReadonlyMap<number, number>;

const MOST_TRAINS = 6;

interface Shown {
  readonly line: number;
  /** The day on which the train first appears. */
  readonly firstDay: number;
  /** The train's power on that day, as a sum over its hours, ashore and offshore. */
  ashoreKw: number;
  offshoreKw: number;
}

/**
 * Numbers the trains of the shown hours without gaps. Trains of the first day come first, so that a shorter forecast
 * has no gaps either. Within a day the order is by power ashore; passing trains come last.
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
