import type { Call, openGetForecast, openGetNow, openGetTides, ReplyOf } from '@groundswell/contracts';
import { HOUR_MS } from '@groundswell/durations';
import {
  AIR_FRESH_MS,
  ageMinutes,
  type BeachForecast,
  freshReading,
  METRIC,
  nowcast,
  type ObservedAtBeach,
  type Reading,
  type SampleSource,
  type StationReadings,
  WATER_FRESH_MS,
  WAVES_FRESH_MS,
  WIND_FRESH_MS,
} from '@groundswell/forecast';
import { todayIndex } from '../beach/today.ts';
import { tideLevelNow } from '../now/tide-now.ts';
import { instantText } from '../texts/clock-text.ts';
import { rounded } from '../texts/quantities.ts';
import { presentOpenHours } from './open-hours.ts';
import { presentAir, presentWater, presentWaves, presentWind } from './open-readings.ts';
import { localText } from './open-values.ts';

/** A reply without the fields `about` and `beach`, which the caller adds. */
type Part<C extends Call> = Omit<ReplyOf<C>, 'about' | 'beach'>;

export interface OpenNowOf {
  /** Absent until the beach's first forecast is composed. */
  readonly forecast?: BeachForecast;
  readonly observed?: ObservedAtBeach;
  /** UTC ms. */
  readonly now: number;
}
type OpenDaysOf = OpenNowOf & { readonly days: number };

/**
 * Presents the forecast as the page shows it, corrected by measurements: every hour of `days` days from today on.
 * `days_beyond_plan` counts the days that the caller's plan hides.
 */
export function presentOpenForecast(of: OpenDaysOf & { readonly planDays: number }): Part<typeof openGetForecast> {
  const forecast = asShown(of);
  if (!forecast) return { state: 'waiting', composed_at: null, sources: [], days: [], hours: [], days_beyond_plan: 0 };
  return {
    state: 'ready',
    composed_at: instantText(forecast.updatedAt),
    sources: presentSources(forecast),
    ...presentOpenHours({ forecast, days: of.days, observed: of.observed, now: of.now }),
    days_beyond_plan: Math.max(0, forecast.days.length - todayIndex(forecast, of.now) - of.planDays),
  };
}

/** Presents measurements with their ages, beside the current forecast hour. */
export function presentOpenNow(of: OpenNowOf): Part<typeof openGetNow> {
  const { now } = of;
  const forecast = asShown(of);
  const hours = forecast ? presentOpenHours({ forecast, days: 1, observed: of.observed, now }).hours : [];
  return {
    as_of: instantText(now),
    measured: presentMeasured(of.observed, now),
    forecast: hours.findLast(({ at }) => Date.parse(at) <= now && now < Date.parse(at) + HOUR_MS) ?? null,
    forecast_composed_at: forecast ? instantText(forecast.updatedAt) : null,
    forecast_age_min: forecast ? ageMinutes(forecast.updatedAt, now) : null,
    sources: forecast ? presentSources(forecast) : [],
    tide: forecast ? presentTide(forecast, now) : null,
  };
}

/** Presents highs and lows from today's midnight on. */
export function presentOpenTides({ forecast, days, now }: OpenDaysOf): Part<typeof openGetTides> {
  const tide = forecast?.tide;
  if (!forecast || !tide) return { station: null, events: [] };
  const today = todayIndex(forecast, now);
  const shown = forecast.days.slice(today, today + days);
  const [from = 0, until = 0] = [shown[0]?.startAt, shown.at(-1)?.endAt];
  return {
    station: { name: tide.station, datum: tide.datum, distance_km: rounded(tide.distanceKm, 1) },
    events: tide.extremes
      .filter(({ at }) => at >= from && at < until)
      .map(({ at, levelMm, high }) => ({
        at: instantText(at),
        local: localText(at, forecast.beach.timeZone),
        kind: high ? ('high' as const) : ('low' as const),
        level_m: rounded(levelMm / 1000, 2),
      })),
  };
}

/** Returns the forecast corrected by measurements. */
function asShown({ forecast, observed, now }: OpenNowOf): BeachForecast | undefined {
  return forecast && nowcast(forecast, observed, now).forecast;
}

function presentSources({ sources }: BeachForecast): Part<typeof openGetForecast>['sources'] {
  const parts = [
    ['waves', sources.waves],
    ['wind', sources.air],
    ['short-range wind', sources.shortRange],
    ['bulletin', sources.bulletin],
  ] as const;
  return parts.flatMap(([of, source]) => (source ? [{ of, ...presentSource(source) }] : []));
}

function presentSource({ model, runAt, cell }: SampleSource) {
  return {
    model,
    run_at: instantText(runAt),
    cell: cell ? { lat: cell.lat, lon: cell.lon, distance_km: cell.distanceKm } : null,
  };
}

function presentMeasured(observed: ObservedAtBeach | undefined, now: number): Part<typeof openGetNow>['measured'] {
  const { waves, wind, air, water } = observed ?? {};
  return {
    waves: measuredAt(waves, freshReading(waves?.waves, WAVES_FRESH_MS, now), now, presentWaves),
    wind: measuredAt(wind, freshReading(wind?.wind, WIND_FRESH_MS, now), now, presentWind),
    air: measuredAt(air, freshReading(air?.airC, AIR_FRESH_MS, now), now, presentAir),
    water: measuredAt(water, freshReading(water?.waterC, WATER_FRESH_MS, now), now, presentWater),
  };
}

function measuredAt<T, Fields extends object>(
  station: StationReadings | undefined,
  reading: Reading<T> | undefined,
  now: number,
  present: (value: T) => Fields,
) {
  if (!station || !reading) return null;
  return {
    station_id: station.stationId,
    station: station.name,
    measured_at: instantText(reading.at),
    age_min: ageMinutes(reading.at, now),
    ...present(reading.value),
  };
}

function presentTide(forecast: BeachForecast, now: number): Part<typeof openGetNow>['tide'] {
  const { tide } = forecast;
  if (!tide) return null;
  const coming = tide.extremes.filter(({ at }) => at > now);
  const event = (isHigh: boolean) => {
    const found = coming.find(({ high }) => high === isHigh);
    return found ? { at: instantText(found.at), level_m: rounded(found.levelMm / 1000, 2) } : null;
  };
  return {
    level_m: tideLevelNow(forecast, METRIC, now) ?? null,
    is_rising: coming[0]?.high ?? null,
    next_low: event(false),
    next_high: event(true),
  };
}
