import { HOUR_MS } from '@groundswell/durations';
import { type BeachForecast, likelyRange } from '@groundswell/forecast';
import { ENTRY_HOURS, type ForecastEntry } from '@groundswell/forecast-log';

/**
 * The time between composing a forecast and the first hour of its entry. The run is sealed meanwhile, so no hour begins
 * before its seal.
 */
const SEALED_WITHIN_MS = HOUR_MS;

/**
 * Returns the log's entry of a stored forecast: the 24 hours that begin at least an hour after it was composed.
 * Undefined for a forecast without a face in any of them.
 */
export function dayAheadEntry(
  forecast: BeachForecast,
  { slug, buoyIds }: { readonly slug: string; readonly buoyIds: readonly string[] },
  cycle: string,
): ForecastEntry | undefined {
  const startAt = Math.ceil((forecast.updatedAt + SEALED_WITHIN_MS) / HOUR_MS) * HOUR_MS;
  const hours = Array.from({ length: ENTRY_HOURS }, (_, hour) => startAt + hour * HOUR_MS);
  const valueAt = (column: readonly (number | null)[] | undefined, at: number) =>
    column?.[Math.floor((at - forecast.startAt) / HOUR_MS)] ?? null;
  const faceCm = hours.map((at) => valueAt(forecast.waves?.faceCm, at));
  if (faceCm.every((face) => face === null)) return undefined;
  return {
    cycle,
    beach: slug,
    buoy: buoyIds[0] ?? null,
    startAt,
    faceCm,
    seaCm: hours.map((at) => valueAt(forecast.waves?.heightCm, at)),
    errorPm: hours.map((at, hour) => (faceCm[hour] === null ? null : errorPmAt(forecast, at))),
  };
}

/** Returns the stated error of the face at an instant, in thousandths; null on a day that the forecast lacks. */
function errorPmAt(forecast: BeachForecast, at: number): number | null {
  const day = forecast.days.findIndex(({ endAt }) => at < endAt);
  return day < 0 ? null : Math.round(1000 * likelyRange(forecast, at, day).error);
}
