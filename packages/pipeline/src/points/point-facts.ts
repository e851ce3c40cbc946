import { findNearestTideStation } from '@groundswell/data/tide-stations';
import {
  distanceKm,
  freshReading,
  type ListedStation,
  type LocalDay,
  listLocalDays,
  type Point,
  type SunPhases,
  type Train,
  WAVES_FRESH_MS,
} from '@groundswell/forecast';
import { computeSunPhases, computeSurf, predictTide, type TideExtreme } from '@groundswell/forecast/compose';
import type { PointSeries } from '@groundswell/tiles/points';

/** The greatest distance at which a tide station represents a place; `BUOY_WITHIN_KM` is that of a buoy. */
const TIDE_WITHIN_KM = 200;
const BUOY_WITHIN_KM = 300;
const QUARTER_MS = 15 * 60_000;

/** Lists the days at a place with their light, from the day of `now` (UTC ms) on. */
export function listPointDays(place: Point, timeZone: string, now: number, count: number): (LocalDay & SunPhases)[] {
  return listLocalDays(timeZone, now, count).map((day) => ({ ...day, ...computeSunPhases(day, place.lat, place.lon) }));
}

export interface PointTide {
  readonly stationName: string;
  readonly datum: string;
  readonly distanceKm: number;
  readonly extremes: readonly TideExtreme[];
}

/**
 * Returns the highs and lows of the given days at the nearest tide station; undefined where the nearest station is too
 * far away.
 */
export function findPointTide(place: Point, days: readonly LocalDay[]): PointTide | undefined {
  const { station, distanceKm } = findNearestTideStation(place);
  const [first, last] = [days[0], days.at(-1)];
  if (distanceKm > TIDE_WITHIN_KM || !first || !last) return undefined;
  const quarters = Math.ceil((last.endAt - first.startAt) / QUARTER_MS);
  const { extremes } = predictTide(station, first.startAt, QUARTER_MS, quarters);
  return { stationName: station.name, datum: station.datum, distanceKm, extremes };
}

/** Returns the nearest buoy with current wave readings; undefined where all such buoys are too far away. */
export function findPointBuoy(place: Point, stations: readonly ListedStation[], now: number) {
  return stations
    .flatMap((station) => {
      const waves = station.kind === 'buoy' ? freshReading(station.waves, WAVES_FRESH_MS, now) : undefined;
      const away = distanceKm(place, station);
      return waves && away <= BUOY_WITHIN_KM ? [{ station, waves, distanceKm: away }] : [];
    })
    .toSorted((a, b) => a.distanceKm - b.distanceKm)[0];
}

/**
 * Returns each hour's face height of the larger waves (sets), metres, on a straight open beach with this facing. An
 * hour without trains counts as one train with the peak's period and direction.
 */
export function surfFacing(series: PointSeries, facingDeg: number): (number | undefined)[] {
  const { heightM, periodS, fromDeg } = series;
  return heightM.map((height, hour) => {
    if (height === undefined) return undefined;
    const trains = trainsAt(series.trains, hour);
    const all = trains.length > 0 ? trains : trainsAt([{ kind: 'swell', heightM, periodS, fromDeg }], hour);
    return all.length > 0 ? computeSurf(all, { facingDeg }).faceHeightM : undefined;
  });
}

function trainsAt(series: PointSeries['trains'], hour: number): Train[] {
  return series.flatMap((train) => {
    const [heightM, periodS, fromDeg] = [train.heightM[hour], train.periodS[hour], train.fromDeg[hour]];
    if (heightM === undefined || periodS === undefined || fromDeg === undefined) return [];
    return [{ kind: train.kind, heightM, periodS, fromDeg }];
  });
}
