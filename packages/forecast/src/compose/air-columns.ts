import { interpolateDirectionDeg } from '../angles.ts';
import type { BeachForecast } from '../beach-forecast.ts';
import type { AirSample } from '../ocean-at-beach.ts';
import { type Between, between, bracketHours } from './series.ts';
import { whole, wholeDirection } from './wave-columns.ts';

/** Hourly columns of the air over a beach; undefined without samples. */
export function composeAirColumns(samples: readonly AirSample[], startAt: number, hours: number): BeachForecast['air'] {
  if (samples.length === 0) return undefined;
  const brackets = bracketHours(samples, startAt, hours);
  const column = (read: (sample: AirSample) => number | undefined, perUnit: number) =>
    brackets.map((around) => whole(around && between(read(around.from), read(around.to), around.fraction), perUnit));
  return {
    windCmps: column(({ windSpeedMps }) => windSpeedMps, 100),
    windFromDeg: brackets.map((around) => wholeDirection(around && windDirection(around))),
    gustCmps: column(({ gustMps }) => gustMps, 100),
    airDeciC: column(({ airC }) => airC, 10),
    cloudPct: column(({ cloudPct }) => cloudPct, 1),
    rainDmmPerH: column(({ rainMmPerH }) => rainMmPerH, 10),
    seaDeciC: column(({ seaC }) => seaC, 10),
  };
}

function windDirection({ from, to, fraction }: Between<AirSample>): number | undefined {
  if (from.windFromDeg === undefined || to.windFromDeg === undefined) return undefined;
  return interpolateDirectionDeg(from.windFromDeg, to.windFromDeg, fraction);
}
