import { HOUR_MS } from '@groundswell/durations';
import type { BeachForecast, HourRange } from '../beach-forecast.ts';
import type { CarriedOcean, CarriedSeries } from './carry-over.ts';
import { bracketHours } from './series.ts';

/**
 * Returns the hour ranges of a forecast whose steps are missing from its runs; undefined where no steps are missing.
 */
export function listFilled({ waves, air }: CarriedOcean, startAt: number, hours: number): BeachForecast['filled'] {
  const [inWaves, inAir] = [waves, air].map((series) => (series ? filledRanges(series, startAt, hours) : []));
  if (!inWaves?.length && !inAir?.length) return undefined;
  return { ...(inWaves?.length && { waves: inWaves }), ...(inAir?.length && { air: inAir }) };
}

function filledRanges(
  { samples, source, filledAt }: CarriedSeries<{ readonly validAt: number }>,
  startAt: number,
  hours: number,
): readonly HourRange[] {
  const ranges: [first: number, last: number][] = [];
  for (const [hour, around] of bracketHours(samples, source, startAt, hours).entries()) {
    if (!around?.filled && !filledAt.has(startAt + hour * HOUR_MS)) continue;
    const open = ranges.at(-1);
    if (open?.[1] === hour - 1) open[1] = hour;
    else ranges.push([hour, hour]);
  }
  return ranges;
}
