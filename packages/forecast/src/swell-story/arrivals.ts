import { angleBetweenDeg } from '../angles.ts';
import type { ForecastHour, LinedTrain } from '../forecast-hours.ts';
import type { SwellHour } from './swell-birth.ts';

/** A swell's hours at a beach, one after the other, with the power that each brings ashore. */
export interface Arrival {
  readonly line: number;
  readonly hours: readonly (SwellHour & { readonly power: number })[];
}

/** From one hour to the next: beyond these the line of the chart goes on with another swell. */
const SAME_SWELL = { periodS: 0.8, turnDeg: 12 } as const;

/** The swells of a forecast, cut where a line goes over to another one or to the wind's own sea. */
export function listArrivals(hours: readonly ForecastHour[]): readonly Arrival[] {
  const open = new Map<number, (SwellHour & { readonly power: number })[]>();
  const arrivals: { line: number; hours: (SwellHour & { readonly power: number })[] }[] = [];
  for (const { at, trains = [] } of hours) {
    const swells = trains.filter(({ kind }) => kind === 'swell');
    for (const line of open.keys()) if (!swells.some((one) => one.line === line)) open.delete(line);
    for (const train of swells) {
      const before = open.get(train.line)?.at(-1);
      let own = open.get(train.line);
      if (!own || !before || !isSame(before, train)) {
        own = [];
        open.set(train.line, own);
        arrivals.push({ line: train.line, hours: own });
      }
      const { heightM, periodS, fromDeg, ashore } = train;
      own.push({ at, heightM, periodS, fromDeg, power: heightM ** 2 * periodS * ashore });
    }
  }
  return arrivals;
}

function isSame(before: SwellHour, { periodS, fromDeg }: LinedTrain): boolean {
  return (
    Math.abs(periodS - before.periodS) <= SAME_SWELL.periodS &&
    angleBetweenDeg(fromDeg, before.fromDeg) <= SAME_SWELL.turnDeg
  );
}
