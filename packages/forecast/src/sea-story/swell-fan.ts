import { HOUR_MS } from '@groundswell/durations';
import { angleBetweenDeg, normalizeDeg } from '../angles.ts';
import { bearingDeg, distanceKm, type Point, pointAlong } from '../great-circle.ts';
import type { SwellBirth } from '../swell-story/swell-birth.ts';
import { deepGroupSpeedMps } from '../waves/dispersion.ts';
import { LANDFALLS, type Landfall } from './landfalls.ts';

/**
 * The distances that a swell runs over open sea along great circles from its origin. Bearings go clockwise from
 * `fromDeg`.
 */
export interface SwellFan {
  readonly fromDeg: number;
  readonly stepDeg: number;
  readonly km: readonly number[];
}

/** The half width of the fan around the swell's main path. Hardly any energy arrives farther to the side. */
const HALF_FAN_DEG = 60;
const STEP_DEG = 4;
const FARTHEST_KM = 9000;
const SAMPLE_KM = 50;
/**
 * The greatest width of land that a swell path crosses, km. Islands cast a shadow but do not stop a swell, and the sea
 * mask marks shore cells as land.
 */
const ISLAND_KM = 250;

/** Returns the paths of a swell that arrives at `beach`, each up to the land that ends it. */
export function fanOut(birth: Point, beach: Point, isSea: (point: Point) => boolean): SwellFan {
  const fromDeg = bearingDeg(birth, beach) - HALF_FAN_DEG;
  const count = (2 * HALF_FAN_DEG) / STEP_DEG + 1;
  const km = Array.from({ length: count }, (_, way) => openKm(birth, fromDeg + way * STEP_DEG, isSea));
  return { fromDeg, stepDeg: STEP_DEG, km };
}

function openKm(birth: Point, bearing: number, isSea: (point: Point) => boolean): number {
  let open = 0;
  for (let km = SAMPLE_KM; km <= FARTHEST_KM && km - open <= ISLAND_KM; km += SAMPLE_KM)
    if (isSea(pointAlong(birth, bearing, km))) open = km;
  return open;
}

const LATEST_HOURS = 7 * 24;
/**
 * The shortest travel time to the next coast, hours. A coast that is reached earlier belongs to the same stretch, or
 * already has the swell.
 */
const SOONEST_HOURS = 9;

/**
 * Returns the coast that a swell reaches next after `now`, at its group speed in deep water; undefined where it reaches
 * no coast within a week.
 */
export function nextLandfall(
  birth: SwellBirth,
  periodS: number,
  fan: SwellFan,
  now: number,
): { readonly landfall: Landfall; readonly at: number } | undefined {
  const speedKmh = deepGroupSpeedMps(periodS) * 3.6;
  const middleDeg = fan.fromDeg + HALF_FAN_DEG;
  return (Object.keys(LANDFALLS) as Landfall[])
    .flatMap((landfall) => {
      const [bearing, km] = [
        bearingDeg(birth.place, LANDFALLS[landfall]),
        distanceKm(birth.place, LANDFALLS[landfall]),
      ];
      const at = birth.at + (km / speedKmh) * HOUR_MS;
      const inHours = (at - now) / HOUR_MS;
      const way = Math.round(normalizeDeg(bearing - fan.fromDeg) / fan.stepDeg);
      const isOpen = (fan.km[way] ?? 0) >= km - ISLAND_KM && angleBetweenDeg(bearing, middleDeg) <= HALF_FAN_DEG;
      return isOpen && inHours >= SOONEST_HOURS && inHours <= LATEST_HOURS ? [{ landfall, at }] : [];
    })
    .sort((a, b) => a.at - b.at)[0];
}
