import { angleBetweenDeg } from '../angles.ts';
import type { ForecastHour, LinedTrain } from '../forecast-hours.ts';
import type { SwellHour } from './swell-birth.ts';

/** The consecutive hours of a swell at a beach, with the power that each hour brings ashore. */
export interface Arrival {
  readonly line: number;
  readonly hours: readonly (SwellHour & { readonly power: number })[];
}

/**
 * The greatest change from one hour to the next within one swell. After a larger change, the chart line shows another
 * swell.
 */
const SAME_SWELL = { periodS: 0.8, turnDeg: 12 } as const;

/**
 * Lists the swells of a forecast. A chart line is split where a different swell follows, and ends where its train
 * becomes wind sea.
 */
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
