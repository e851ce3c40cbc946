import type { OpenDayReply, OpenHourReply } from '@groundswell/contracts';
import { HOUR_MS } from '@groundswell/durations';
import {
  type BeachForecast,
  beachTraits,
  computeWavePowerKwPerM,
  expandHours,
  type ForecastDay,
  findBestHours,
  IMPERIAL,
  isLight,
  isPassing,
  type LinedTrain,
  likelyRange,
  METRIC,
  type MeasuredChange,
  type ObservedAtBeach,
  type RatedHour,
  rateHour,
  shorePowers,
  wholeDeg,
  windOrigin,
  windRelation,
} from '@groundswell/forecast';
import { todayIndex } from '../beach/today.ts';
import { measuredChange } from '../now/measured-now.ts';
import { instantText } from '../texts/clock-text.ts';
import { surfNumbers } from '../texts/surf-text.ts';
import { amount, degrees, localText, maybeInstant } from './open-values.ts';

/** The input of the open API's hours: the forecast, and how many days from today on to present. */
export interface OpenForecastOf {
  readonly forecast: BeachForecast;
  readonly days: number;
  readonly observed?: ObservedAtBeach | undefined;
  /** UTC ms. */
  readonly now: number;
}

/** Presents the days of a forecast from today on, with their light and best hours, and all hours. */
export function presentOpenHours({ forecast, days, observed, now }: OpenForecastOf): {
  days: OpenDayReply[];
  hours: OpenHourReply[];
} {
  const today = todayIndex(forecast, now);
  const traits = beachTraits(forecast);
  const shown = forecast.days.slice(today, today + days);
  const hours = expandHours(forecast, today + shown.length)
    .filter(({ day }) => day >= today)
    .map((hour) => rateHour(hour, traits));
  const present = hours.find(({ hour: { at } }) => now >= at && now < at + HOUR_MS);
  const change = measuredChange({ hour: present?.hour, observed, beach: forecast.beach, now });
  return {
    days: shown.map((day) => presentDay(day, hours, { timeZone: forecast.beach.timeZone, now })),
    hours: hours.map((hour) => presentHour(hour, forecast, { change, today })),
  };
}

function presentDay(
  day: ForecastDay,
  hours: readonly RatedHour[],
  { timeZone, now }: { readonly timeZone: string; readonly now: number },
): OpenDayReply {
  const best = findBestHours(hours, day, now);
  return {
    date: day.date,
    starts_at: instantText(day.startAt),
    ends_at: instantText(day.endAt),
    first_light_at: maybeInstant(day.firstLight),
    sunrise_at: maybeInstant(day.sunrise),
    sunset_at: maybeInstant(day.sunset),
    last_light_at: maybeInstant(day.lastLight),
    best: best
      ? {
          from: instantText(best.fromAt),
          until: instantText(best.endAt),
          from_local: localText(best.fromAt, timeZone),
          until_local: localText(best.endAt, timeZone),
          ...surfOf(best.faceMinM, best.faceMaxM),
          condition: best.condition ?? null,
          score: best.score,
        }
      : null,
  };
}

function presentHour({ hour, score }: RatedHour, forecast: BeachForecast, measured: MeasuredChange): OpenHourReply {
  const { at, faceHeightM, trains, windSpeedMps, rating } = hour;
  const { timeZone, facingDeg } = forecast.beach;
  const day = forecast.days[hour.day];
  const originDeg = windOrigin(windSpeedMps, hour.windFromDeg);
  const { below, above } = likelyRange(forecast, at, hour.day, measured);
  return {
    at: instantText(at),
    local: localText(at, timeZone),
    is_light: day !== undefined && isLight(day, at),
    ...surfOf(faceHeightM, faceHeightM),
    sets_m: amount(faceHeightM, 2),
    sets_likely_min_m: amount(faceHeightM === undefined ? undefined : faceHeightM * (1 - below), 2),
    sets_likely_max_m: amount(faceHeightM === undefined ? undefined : faceHeightM * (1 + above), 2),
    condition: rating.condition ?? null,
    score: score.score ?? null,
    waves_m: amount(hour.waveHeightM, 2),
    power_kw_per_m: amount(trains && computeWavePowerKwPerM(trains), 1),
    swells: presentSwells(trains ?? [], facingDeg),
    wind_mps: amount(windSpeedMps, 1),
    gust_mps: amount(hour.gustMps, 1),
    wind_from_deg: degrees(originDeg),
    wind_relation: originDeg === undefined ? null : windRelation(originDeg, facingDeg),
    tide_m: amount(hour.tideM, 2),
    air_c: amount(hour.airC, 1),
    sea_c: amount(hour.seaC, 1),
    cloud_pct: amount(hour.cloudPct, 0),
    rain_mm: amount(hour.rainMmPerH, 1),
    is_filled: hour.filled ?? false,
  };
}

function presentSwells(trains: readonly LinedTrain[], facingDeg: number): OpenHourReply['swells'] {
  const powers = shorePowers(trains);
  return trains
    .map((train, index) => ({ train, power: powers[index] ?? 0 }))
    .sort((a, b) => b.power - a.power || b.train.heightM - a.train.heightM)
    .map(({ train }) => ({
      kind: train.kind,
      height_m: amount(train.heightM, 2) ?? 0,
      period_s: amount(train.periodS, 1) ?? 0,
      from_deg: wholeDeg(train.fromDeg),
      reaches: !isPassing(train, trains, facingDeg),
    }));
}

/** Returns the displayed surf range between two face heights, in feet and in metres. */
function surfOf(lowestM: number | undefined, highestM: number | undefined) {
  const feet = surfNumbers(lowestM, IMPERIAL, highestM);
  const metres = surfNumbers(lowestM, METRIC, highestM);
  return { surf_min_ft: feet.min, surf_max_ft: feet.max, surf_min_m: metres.min, surf_max_m: metres.max };
}
