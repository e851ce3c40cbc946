import { HOUR_MS } from '@groundswell/durations';
import { normalizeDeg, toDegrees, toRadians, wholeDeg } from '../angles.ts';
import type { BeachForecast } from '../beach-forecast.ts';
import type { StationReadings } from '../observation.ts';
import { emptyAir } from './empty-air.ts';
import { FADE_MS, fadesWithinMs, fadeWeight } from './fade.ts';

interface WindFrom {
  readonly speedMps: number;
  readonly fromDeg: number;
}

/** A wind as a vector that points to where the wind comes from, m/s. */
interface WindVector {
  readonly east: number;
  readonly north: number;
}

/** The transition from measured wind to the forecast's wind. */
export interface WindJoin {
  readonly stationId: string;
  readonly name: string;
  /** When the wind was measured, UTC ms. */
  readonly at: number;
  readonly measured: WindFrom;
  /** The model's wind at the time of the measurement. */
  readonly model: WindFrom;
  /** The length of the vector difference between the measured and the modelled wind, m/s. */
  readonly differenceMps: number;
  /** The weight of the station against the model at the beach, [0, 1], with which the correction begins. */
  readonly weight: number;
  /** When the correction ends and the model's wind stands alone, UTC ms. */
  readonly untilAt: number;
}

export interface CorrectedWind {
  readonly air: NonNullable<BeachForecast['air']>;
  /** The transition; absent where the model has no wind to compare with. */
  readonly join?: WindJoin;
}

/**
 * The vector difference between measured and modelled wind beyond which the correction fades sooner, m/s. Such a
 * difference means that model and station are in different air, for example on two sides of a front. The limit is three
 * times the rms difference of the test models at buoy 44013.
 */
const FAR_MPS = 7.5;

/**
 * Corrects the wind from the current hour on by a measurement. Each hour adds the model's error at the time of
 * measurement as a vector, with a weight that begins at the station's and fades with time. The station's weight makes
 * the current hour the mean of station and model, each weighted by the inverse of its error variance. A station of
 * weight 1, or one without a model beside it, is the current wind itself while the reading is recent enough.
 */
export function correctWind(
  forecast: BeachForecast,
  station: StationReadings,
  now: number,
  isCurrent: boolean,
): CorrectedWind | undefined {
  const reading = station.wind;
  const nowHour = Math.floor((now - forecast.startAt) / HOUR_MS);
  if (!reading || nowHour < 0 || nowHour >= forecast.hours) return undefined;
  const before = forecast.air ?? emptyAir(forecast.hours);
  const columns = { wind: before.windCmps.slice(), from: before.windFromDeg.slice(), gust: before.gustCmps.slice() };
  const { speedMps, fromDeg, gustMps } = reading.value;
  const measured = {
    vector: vectorOf(speedMps, fromDeg),
    gustiness: gustMps === undefined ? undefined : gustinessOf(speedMps, gustMps),
  };
  const model = windAt(before, (reading.at - forecast.startAt) / HOUR_MS);
  const error = model && errorOf(measured, model, station.windWeight ?? 1);
  if (error) {
    for (let hour = nowHour; hour < forecast.hours; hour++) {
      const weight = fadeWeight(forecast.startAt + hour * HOUR_MS - reading.at, error.weight, error.fadeMs);
      if (weight === 0) break;
      const own = windAt(before, hour);
      if (own) putWind(columns, hour, withError(own, error, weight));
    }
  }
  if (isCurrent && (!error || error.weight === 1)) {
    putWind(columns, nowHour, { ...measured, gustiness: measured.gustiness ?? model?.gustiness });
    // The measured gust is stored directly, because in a calm it cannot be expressed as a multiple of the wind.
    if (gustMps !== undefined) columns.gust[nowHour] = Math.round(gustMps * 100);
  }
  const fadesAt = error ? reading.at + fadesWithinMs(error.weight, error.fadeMs) : reading.at;
  // A current reading counts for the whole of this hour, however small its weight is.
  const hourEndsAt = forecast.startAt + (nowHour + 1) * HOUR_MS;
  const untilAt = isCurrent ? Math.max(fadesAt, hourEndsAt) : fadesAt;
  return {
    air: { ...before, windCmps: columns.wind, windFromDeg: columns.from, gustCmps: columns.gust },
    ...(model &&
      error &&
      untilAt > reading.at && {
        join: {
          stationId: station.stationId,
          name: station.name,
          at: reading.at,
          measured: { speedMps, fromDeg },
          model: fromOf(model.vector),
          differenceMps: Math.hypot(error.east, error.north),
          weight: error.weight,
          untilAt,
        },
      }),
  };
}

/** A wind, with its gusts as a multiple of its speed. */
interface GustyWind {
  readonly vector: WindVector;
  readonly gustiness: number | undefined;
}

/** The model's wind error at the time of the measurement, with its initial weight and its fade time. */
interface WindError extends WindVector {
  /** The ratio of the measured gust factor to the modelled gust factor. */
  readonly gustRatio: number;
  readonly weight: number;
  readonly fadeMs: number;
}

function errorOf(measured: GustyWind, model: GustyWind, weight: number): WindError {
  const east = measured.vector.east - model.vector.east;
  const north = measured.vector.north - model.vector.north;
  const fadeMs = FADE_MS * Math.min(1, FAR_MPS / Math.hypot(east, north));
  const known = measured.gustiness !== undefined && model.gustiness !== undefined;
  return { east, north, gustRatio: known ? (measured.gustiness ?? 1) / (model.gustiness ?? 1) : 1, weight, fadeMs };
}

function withError({ vector, gustiness }: GustyWind, error: WindError, weight: number): GustyWind {
  return {
    vector: { east: vector.east + weight * error.east, north: vector.north + weight * error.north },
    gustiness: gustiness === undefined ? undefined : Math.max(1, gustiness * error.gustRatio ** weight),
  };
}

type WindColumns = Readonly<Record<'wind' | 'from' | 'gust', (number | null)[]>>;

function putWind({ wind, from, gust }: WindColumns, hour: number, { vector, gustiness }: GustyWind): void {
  const { speedMps, fromDeg } = fromOf(vector);
  wind[hour] = Math.round(speedMps * 100);
  from[hour] = wholeDeg(fromDeg);
  gust[hour] = gustiness === undefined ? null : Math.round(speedMps * gustiness * 100);
}

/**
 * Interpolates the wind linearly, as a vector, at a fractional hour index `place`; undefined where either neighbouring
 * hour is unknown.
 */
function windAt(air: NonNullable<BeachForecast['air']>, place: number): GustyWind | undefined {
  const before = Math.floor(place);
  const part = place - before;
  const first = windOfHour(air, before);
  const second = part === 0 ? first : windOfHour(air, before + 1);
  if (!first || !second) return undefined;
  const vector = {
    east: first.vector.east + part * (second.vector.east - first.vector.east),
    north: first.vector.north + part * (second.vector.north - first.vector.north),
  };
  return { vector, gustiness: first.gustiness ?? second.gustiness };
}

function windOfHour(air: NonNullable<BeachForecast['air']>, hour: number): GustyWind | undefined {
  const cmps = air.windCmps[hour];
  const fromDeg = air.windFromDeg[hour];
  if (typeof cmps !== 'number' || typeof fromDeg !== 'number') return undefined;
  const gust = air.gustCmps[hour];
  return {
    vector: vectorOf(cmps / 100, fromDeg),
    gustiness: typeof gust === 'number' ? gustinessOf(cmps, gust) : undefined,
  };
}

function vectorOf(mps: number, fromDeg: number): WindVector {
  return { east: mps * Math.sin(toRadians(fromDeg)), north: mps * Math.cos(toRadians(fromDeg)) };
}

function fromOf({ east, north }: WindVector): WindFrom {
  return { speedMps: Math.hypot(east, north), fromDeg: normalizeDeg(toDegrees(Math.atan2(east, north))) };
}

/**
 * Returns the gust factor: gust speed over mean wind speed. The factor is bounded, because very light winds give
 * meaninglessly high factors.
 */
function gustinessOf(wind: number, gust: number): number {
  return wind > 0 ? Math.min(2.5, Math.max(1, gust / wind)) : 1;
}
