import type { BeachForecast } from '../beach-forecast.ts';
import type { Column } from '../column.ts';

/** Returns columns without values, for a forecast without an air model. */
export function emptyAir(hours: number): NonNullable<BeachForecast['air']> {
  const nothing: Column = Array.from({ length: hours }, () => null);
  return {
    windCmps: nothing,
    windFromDeg: nothing,
    gustCmps: nothing,
    airDeciC: nothing,
    cloudPct: nothing,
    rainDmmPerH: nothing,
    seaDeciC: nothing,
  };
}
