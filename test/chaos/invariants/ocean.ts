import { HOUR_MS } from '@groundswell/durations';
import { RUNS } from '../workload/ocean.ts';
import { BEACHES } from '../world.ts';
import type { Evidence } from './evidence.ts';

/** The age from which a forecast states its age, ms. */
const STALE_AFTER_MS = 14 * HOUR_MS;

/**
 * Visitors see the last good forecast: it never goes back to an older run or vanishes, and an old one states its true
 * age. In the end the newest run is served.
 */
export function forecastsAreTheLastGood({ ledger }: Evidence): string[] {
  return Object.values(BEACHES).flatMap((beach) => {
    const seen = ledger.served.filter((one) => one.beach === beach);
    const newest = Math.max(...RUNS.map(({ runAt }) => runAt));
    const back = seen.filter(({ runAt }, at) => {
      const before = seen[at - 1]?.runAt;
      return before !== undefined && (runAt === undefined || runAt < before);
    });
    const misdated = seen.filter(({ at, oldestAt, staleHours }) => {
      if (oldestAt === undefined) return false;
      const age = at - oldestAt;
      return staleHours === undefined ? age > STALE_AFTER_MS + HOUR_MS / 2 : Math.abs(staleHours - age / HOUR_MS) > 1.1;
    });
    return [
      ...back.map(({ at, runAt }) => `At ${date(at)} beach ${beach} went back to the run of ${date(runAt)}.`),
      ...misdated.map(
        ({ at, oldestAt, staleHours }) =>
          `At ${date(at)} beach ${beach} said ${staleHours} hours of the run of ${date(oldestAt)}.`,
      ),
      ...(seen.at(-1)?.runAt === newest ? [] : [`Beach ${beach} ends with the run of ${date(seen.at(-1)?.runAt)}.`]),
    ];
  });
}

function date(instant: number | undefined): string {
  return instant === undefined ? 'none' : new Date(instant).toISOString();
}
