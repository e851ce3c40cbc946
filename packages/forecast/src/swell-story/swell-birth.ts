import { normalizeDeg, toDegrees, toRadians } from '../angles.ts';
import { type Point, pointAlong } from '../great-circle.ts';
import { HOUR_MS } from '../time/local-days.ts';
import { deepGroupSpeedMps, GRAVITY_MPS2 } from '../waves/dispersion.ts';
import { fitLine } from './fit-line.ts';

/** A swell at its place of arrival, in one hour. */
export interface SwellHour {
  /** UTC ms. */
  readonly at: number;
  readonly heightM: number;
  readonly periodS: number;
  /** True direction it comes from. */
  readonly fromDeg: number;
}

/** Where and when a swell left its storm. */
export interface SwellBirth {
  /** UTC ms. */
  readonly at: number;
  readonly place: Point;
  readonly distanceKm: number;
  /** Direction of the place from where the swell arrives, degrees true, along the great circle. */
  readonly fromDeg: number;
  /** Standard error of the place. */
  readonly errorKm: number;
}

/** Hours as high as this part of the highest: before and after, other waves of the train's direction count. */
const TOLD_FROM = 0.3;
const LEAST_HOURS = 12;
/** The frequencies must fall apart by several steps of what models resolve (10 % a step, 0.007 Hz at 14 s). */
const LEAST_FALL_HZ = 0.012;
/** Hours of a forecast are not independent of each other: one a quarter of a day is counted. */
const INDEPENDENT_HOURS = 6;
/** A ridge that is none: two swells in turn, or the sea under a gale. */
const MOST_REST_HZ = 0.0012;
/** Nearer than this it is the gale's own sea; farther than half round the globe no swell runs. */
const NEAREST_KM = 600;
const FARTHEST_KM = 13_000;
/** What gales run at sideways, as a rule 30 to 50 km/h on the storm tracks. */
const GALE_KMH = 40;
const GALE_PART = 0.4;
/** A model's direction of a train, which turns over the shelf. */
const DIRECTION_ERROR_DEG = 4;
/** A fetch is as wide as this, and whole regions of it raise the same swell. */
const FETCH_KM = 150;

/**
 * Where a swell was born, from how its period falls as it arrives. Energy of each frequency f runs at g / (4 pi f), so
 * what left one place at once arrives along a straight ridge of frequency against time, f = g (t - t0) / (4 pi R)
 * (Munk, Miller, Snodgrass & Barber 1963, Phil. Trans. A 255; Snodgrass et al. 1966, A 259). The ridge of a gale that
 * runs sideways is flatter, since later waves left it later; the swell then turns as it arrives, and by how fast it
 * does, `turn`, the distance is R / (1 + R turn / v), v the gale's speed. The way back is the great circle along the
 * mean direction. Absent where the fit does not bear it: too short, no straight ridge, too near or far.
 */
export function fitSwellBirth(arrival: readonly SwellHour[], place: Point): SwellBirth | undefined {
  const highestM = Math.max(0, ...arrival.map(({ heightM }) => heightM));
  const told = arrival.filter(({ heightM }) => heightM >= TOLD_FROM * highestM);
  const [first, last] = [told[0], told.at(-1)];
  if (!first || !last || told.length < LEAST_HOURS) return undefined;

  const against = (value: (hour: SwellHour) => number) =>
    fitLine(told.map((hour) => ({ t: (hour.at - first.at) / 1000, value: value(hour), weight: hour.heightM ** 2 })));
  const fromDeg = meanDirectionDeg(told);
  const ridge = against(({ periodS }) => 1 / periodS);
  const turn = against((hour) => turnedDeg(hour.fromDeg, fromDeg));
  const lastsS = (last.at - first.at) / 1000;
  if (!ridge || !turn || ridge.slope * lastsS < LEAST_FALL_HZ || ridge.restRms > MOST_REST_HZ) return undefined;

  const ridgeKm = GRAVITY_MPS2 / (4 * Math.PI * ridge.slope) / 1000;
  const run = (ridgeKm * toRadians(Math.abs(turn.slope))) / (GALE_KMH / 3600);
  const distanceKm = ridgeKm / (1 + run);
  if (!(distanceKm >= NEAREST_KM && distanceKm <= FARTHEST_KM)) return undefined;

  const independent = Math.max(3, (lastsS * 1000) / HOUR_MS / INDEPENDENT_HOURS);
  const ridgePart = ridge.restRms / ridge.spreadT / ridge.slope / Math.sqrt(independent - 2);
  const alongKm = distanceKm * Math.hypot(ridgePart, (GALE_PART * run) / (1 + run));
  const travelS = (distanceKm * 1000) / deepGroupSpeedMps(1 / ridge.value);
  return {
    at: Math.round(first.at + (ridge.t - travelS) * 1000),
    place: pointAlong(place, fromDeg, distanceKm),
    distanceKm,
    fromDeg,
    errorKm: Math.hypot(alongKm, distanceKm * toRadians(DIRECTION_ERROR_DEG), FETCH_KM),
  };
}

/** Mean direction by energy. */
function meanDirectionDeg(hours: readonly SwellHour[]): number {
  const sum = (of: (rad: number) => number) =>
    hours.reduce((total, { heightM, fromDeg }) => total + heightM ** 2 * of(toRadians(fromDeg)), 0);
  return normalizeDeg(toDegrees(Math.atan2(sum(Math.sin), sum(Math.cos))));
}

/** Degrees clockwise from one direction to another, [-180, 180). */
function turnedDeg(deg: number, fromDeg: number): number {
  return normalizeDeg(deg - fromDeg + 180) - 180;
}
