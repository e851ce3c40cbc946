import { angleBetweenDeg, bearingDeg, distanceKm, type Point, pointAlong, toRadians } from '@groundswell/forecast';
import { bulletinPointIds } from './bulletin-points.ts';
import type { PlacedStation } from './ndbc-stations.ts';
import { shelteredStationIds } from './sheltered-stations.ts';

const BUOY_REACH_KM = 150;
const BULLETIN_REACH_KM = 75;
/**
 * The largest angles between the beach's facing and the direction of a station. A wave buoy may lie along the coast; a
 * bulletin point must lie out to sea.
 */
const BUOY_SECTOR_DEG = 100;
const BULLETIN_SECTOR_DEG = 70;
/**
 * Every 3 km, the line from a beach to a buoy is tested for land. A single point may fall on land, because the
 * coastline is inaccurate at capes.
 */
const STEP_KM = 3;
const DRY_STEPS = 1;
const MOST_BUOYS = 4;
/** The distance over which a buoy's weight falls to 1/e. */
const WAVES_REACH_KM = 75;

export interface NearStation {
  readonly station: PlacedStation;
  readonly km: number;
}

export interface FacingBeach extends Point {
  readonly facingDeg: number;
}

/**
 * Lists the buoys on the beach's side of the coast within 150 km, nearest first; land in between is not yet checked.
 */
export function listSeawardBuoys(beach: FacingBeach, stations: readonly PlacedStation[]): readonly NearStation[] {
  return listNear(beach, stations, BUOY_REACH_KM).filter(
    ({ station }) =>
      station.kind === 'buoy' &&
      !shelteredStationIds.has(station.id) &&
      (station.waves || bulletinPointIds.has(station.id)) &&
      turnDeg(beach, station) <= BUOY_SECTOR_DEG,
  );
}

/**
 * Lists points on the line between the water off the beach and a buoy. A point on land means that a coast lies in
 * between.
 */
export function listCrossingPoints(beach: FacingBeach, { station }: NearStation): readonly Point[] {
  const start = pointAlong(beach, beach.facingDeg, 2);
  const totalKm = distanceKm(start, station);
  const toDeg = bearingDeg(start, station);
  return Array.from({ length: Math.ceil(totalKm / STEP_KM) }, (_, step) => pointAlong(start, toDeg, step * STEP_KM));
}

/**
 * Returns whether the line from the beach to a buoy is open water, given whether each of its points is on water. A
 * single point may be on land, because the coastline is inaccurate.
 */
export function isOpenCrossing(wet: readonly boolean[]): boolean {
  return wet.filter((isWet) => !isWet).length <= DRY_STEPS;
}

/**
 * Chooses the four nearest wave buoys with open water in between, the most representative first. A near buoy straight
 * out to sea ranks highest; a buoy along the coast sees only half of the incoming waves.
 */
export function chooseBuoys(beach: FacingBeach, reachable: readonly NearStation[]): readonly string[] {
  return reachable
    .filter(({ station }) => station.waves)
    .slice(0, MOST_BUOYS)
    .map(({ station, km }) => {
      const ahead = (1 + Math.cos(toRadians(turnDeg(beach, station)))) / 2;
      return { id: station.id, worth: Math.exp(-km / WAVES_REACH_KM) * ahead };
    })
    .sort((one, other) => other.worth - one.worth)
    .map(({ id }) => id);
}

/** Chooses the nearest bulletin point out to sea: within 75 km and 70° of the facing. */
export function chooseBulletin(beach: FacingBeach, reachable: readonly NearStation[]): string | undefined {
  return reachable.find(
    ({ station, km }) =>
      bulletinPointIds.has(station.id) && km <= BULLETIN_REACH_KM && turnDeg(beach, station) <= BULLETIN_SECTOR_DEG,
  )?.station.id;
}

/** Lists the stations within a distance, nearest first. */
export function listNear(beach: Point, stations: readonly PlacedStation[], reachKm: number): readonly NearStation[] {
  return stations
    .map((station) => ({ station, km: distanceKm(beach, station) }))
    .filter(({ km }) => km <= reachKm)
    .sort((one, other) => one.km - other.km);
}

function turnDeg(beach: FacingBeach, station: Point): number {
  return angleBetweenDeg(bearingDeg(beach, station), beach.facingDeg);
}
