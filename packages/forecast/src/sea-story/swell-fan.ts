import { angleBetweenDeg, normalizeDeg } from '../angles.ts';
import { bearingDeg, distanceKm, type Point, pointAlong } from '../great-circle.ts';
import type { SwellBirth } from '../swell-story/swell-birth.ts';
import { HOUR_MS } from '../time/local-days.ts';
import { deepGroupSpeedMps } from '../waves/dispersion.ts';
import { LANDFALLS, type Landfall } from './landfalls.ts';

/** How far a swell runs over open sea along great circles from its birth: bearings clockwise from the first. */
export interface SwellFan {
  readonly fromDeg: number;
  readonly stepDeg: number;
  readonly km: readonly number[];
}

/** A swell fans out to either side of its way; further round hardly any of it arrives. */
const HALF_FAN_DEG = 60;
const STEP_DEG = 4;
const FARTHEST_KM = 9000;
const SAMPLE_KM = 50;
/** Islands shadow what lies behind them, but do not end a swell; cells next to any shore are land. */
const ISLAND_KM = 250;

/** The ways of a swell that arrives at `beach`, each to where land ends it. */
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
/** Sooner than this is the same coast, or one that has it already. */
const SOONEST_HOURS = 9;

/** The coast that a swell reaches next after `now`, at the speed of its group in deep water; undefined where none within a week. */
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
