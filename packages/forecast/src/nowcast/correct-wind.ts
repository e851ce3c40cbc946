import { normalizeDeg, toDegrees, toRadians } from '../angles.ts';
import type { BeachForecast } from '../beach-forecast.ts';
import type { Column } from '../column.ts';
import type { StationReadings } from '../observation.ts';
import { HOUR_MS } from '../time/local-days.ts';
import { FADE_MS, fadesWithinMs, fadeWeight } from './fade.ts';
import { placeWeight } from './reach.ts';

/** A wind where it blows from, m/s east and north. */
interface WindVector {
  readonly east: number;
  readonly north: number;
}

/** How measured wind leads into the forecast's. */
export interface WindJoin {
  readonly stationId: string;
  readonly name: string;
  /** When it was measured, UTC ms. */
  readonly at: number;
  readonly measuredMps: number;
  /** What the model has at that time. */
  readonly modelMps: number;
  /** From here on the model's wind stands alone, UTC ms. */
  readonly untilAt: number;
}

export interface CorrectedWind {
  readonly air: NonNullable<BeachForecast['air']>;
  /** Absent where the model has no wind to compare with. */
  readonly join?: WindJoin;
}

/**
 * Measured and modelled wind that are further apart are not of one air: one stands in a lee, or a front is between. The
 * difference fades the sooner, the larger it is. Three times the rms difference of the test's models at 44013.
 */
const FAR_MPS = 7.5;

/**
 * The hours of air from that of `now` on, with the measured wind in them. The hour of `now` is what was measured while
 * that counts as current; later ones are model + (measured - model then) x what is left of it, as vectors.
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
  const air = forecast.air ?? emptyAir(forecast.hours);
  const wind = air.windCmps.slice();
  const from = air.windFromDeg.slice();
  const gust = air.gustCmps.slice();
  const { speedMps, fromDeg, gustMps } = reading.value;
  const model = windAt(air, (reading.at - forecast.startAt) / HOUR_MS);
  const put = (hour: number, vector: WindVector, gustiness: number | undefined) => {
    const mps = Math.hypot(vector.east, vector.north);
    wind[hour] = Math.round(mps * 100);
    from[hour] = Math.round(normalizeDeg(toDegrees(Math.atan2(vector.east, vector.north)))) % 360;
    gust[hour] = gustiness === undefined ? null : Math.round(mps * gustiness * 100);
  };

  const measured = vectorOf(speedMps, fromDeg);
  const measuredGustiness = gustMps === undefined ? undefined : gustinessOf(speedMps, gustMps);
  const untilAt = model ? correctHours() : reading.at;
  if (isCurrent) {
    put(nowHour, measured, measuredGustiness ?? model?.gustiness);
    // A gust over a calm is no multiple of it.
    if (gustMps !== undefined) gust[nowHour] = Math.round(gustMps * 100);
  }
  return {
    air: { ...air, windCmps: wind, windFromDeg: from, gustCmps: gust },
    ...(model && {
      join: {
        stationId: station.stationId,
        name: station.name,
        at: reading.at,
        measuredMps: speedMps,
        modelMps: Math.hypot(model.vector.east, model.vector.north),
        untilAt,
      },
    }),
  };

  function correctHours(): number {
    if (!model || !reading) return 0;
    const east = measured.east - model.vector.east;
    const north = measured.north - model.vector.north;
    const fadeMs = FADE_MS * Math.min(1, FAR_MPS / Math.hypot(east, north));
    const place = placeWeight(forecast.beach, station, 'wind');
    const ends = reading.at + fadesWithinMs(fadeMs);
    for (let hour = nowHour; hour < forecast.hours; hour++) {
      const weight = place * fadeWeight(forecast.startAt + hour * HOUR_MS - reading.at, fadeMs);
      if (weight === 0) break;
      const own = windAt(air, hour);
      if (!own) continue;
      const change =
        measuredGustiness === undefined || model.gustiness === undefined ? 1 : measuredGustiness / model.gustiness;
      put(
        hour,
        { east: own.vector.east + weight * east, north: own.vector.north + weight * north },
        own.gustiness === undefined ? undefined : Math.max(1, own.gustiness * change ** weight),
      );
    }
    return ends;
  }
}

/** Wind at a place between the hours, its vector linear; undefined where either hour is unknown. */
function windAt(
  air: NonNullable<BeachForecast['air']>,
  place: number,
): { readonly vector: WindVector; readonly gustiness: number | undefined } | undefined {
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

function windOfHour(air: NonNullable<BeachForecast['air']>, hour: number) {
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

/** Gust over wind; of hardly any wind it says nothing, so it is bounded. */
function gustinessOf(wind: number, gust: number): number {
  return wind > 0 ? Math.min(2.5, Math.max(1, gust / wind)) : 1;
}

function emptyAir(hours: number): NonNullable<BeachForecast['air']> {
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
