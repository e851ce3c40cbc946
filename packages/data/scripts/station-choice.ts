import { bearingDeg, distanceKm, type Point, pointAlong } from '@groundswell/forecast';
import type { Station } from '../src/places/station.ts';
import { bulletinPointIds } from './bulletin-points.ts';
import { shelteredBuoyIds } from './sheltered-buoys.ts';

const BUOY_REACH_KM = 150;
const STATION_REACH_KM = 80;
const BULLETIN_REACH_KM = 75;
/** A wave buoy may lie along the coast; a bulletin point must lie out to sea. Degrees off the beach's facing. */
const BUOY_SECTOR_DEG = 100;
const BULLETIN_SECTOR_DEG = 70;
/** A crossing is tested every 3 km; one step may be dry, because of the coastline's error at capes. */
const STEP_KM = 3;
const DRY_STEPS = 1;

export interface NearStation {
  readonly station: Station;
  readonly km: number;
}

export interface FacingBeach extends Point {
  readonly facingDeg: number;
}

/** Buoys on the beach's side of the coast within 150 km, nearest first; land in between is not yet checked. */
export function listSeawardBuoys(beach: FacingBeach, stations: readonly Station[]): readonly NearStation[] {
  return listNear(beach, stations, BUOY_REACH_KM).filter(
    ({ station }) =>
      station.kind === 'buoy' &&
      !shelteredBuoyIds.has(station.id) &&
      (station.waves || bulletinPointIds.has(station.id)) &&
      turnDeg(beach, station) <= BUOY_SECTOR_DEG,
  );
}

/** Points between the water off the beach and a buoy; a point on land means a coast in between. */
export function listCrossingPoints(beach: FacingBeach, { station }: NearStation): readonly Point[] {
  const start = pointAlong(beach, beach.facingDeg, 2);
  const totalKm = distanceKm(start, station);
  const toDeg = bearingDeg(start, station);
  return Array.from({ length: Math.ceil(totalKm / STEP_KM) }, (_, step) => pointAlong(start, toDeg, step * STEP_KM));
}

/** Whether the points of a crossing are water, apart from the coastline's error. */
export function isOpenCrossing(wet: readonly boolean[]): boolean {
  return wet.filter((isWet) => !isWet).length <= DRY_STEPS;
}

/** Up to four wave buoys that represent the beach, nearest first, among those with open water in between. */
export function chooseBuoys(reachable: readonly NearStation[]): readonly string[] {
  return reachable
    .filter(({ station }) => station.waves)
    .slice(0, 4)
    .map(({ station }) => station.id);
}

/** The nearest bulletin point out to sea: within 75 km and 70° of the facing. */
export function chooseBulletin(beach: FacingBeach, reachable: readonly NearStation[]): string | undefined {
  return reachable.find(
    ({ station, km }) =>
      bulletinPointIds.has(station.id) && km <= BULLETIN_REACH_KM && turnDeg(beach, station) <= BULLETIN_SECTOR_DEG,
  )?.station.id;
}

/** Up to six stations within 80 km that measure wind or water temperature, nearest first. */
export function chooseStations(beach: Point, stations: readonly Station[]): readonly string[] {
  return listNear(beach, stations, STATION_REACH_KM)
    .filter(({ station }) => station.wind || station.waterTemperature)
    .slice(0, 6)
    .map(({ station }) => station.id);
}

function listNear(beach: Point, stations: readonly Station[], reachKm: number): readonly NearStation[] {
  return stations
    .map((station) => ({ station, km: distanceKm(beach, station) }))
    .filter(({ km }) => km <= reachKm)
    .sort((one, other) => one.km - other.km);
}

function turnDeg(beach: FacingBeach, station: Point): number {
  const turn = Math.abs(bearingDeg(beach, station) - beach.facingDeg) % 360;
  return turn > 180 ? 360 - turn : turn;
}
