import { HOUR_MS } from '@groundswell/durations';
import { normalizeDeg, toDegrees, toRadians } from '../angles.ts';
import { type Point, pointAlong } from '../great-circle.ts';
import { deepGroupSpeedMps, GRAVITY_MPS2 } from '../waves/dispersion.ts';
import { fitLine } from './fit-line.ts';

/** The height, period and direction of a swell in one hour at the place where it arrives. */
export interface SwellHour {
  /** UTC ms. */
  readonly at: number;
  readonly heightM: number;
  readonly periodS: number;
  /** The true direction from which the swell comes. */
  readonly fromDeg: number;
}

/** The origin of a swell: where and when it left its storm. */
export interface SwellBirth {
  /** UTC ms. */
  readonly at: number;
  readonly place: Point;
  readonly distanceKm: number;
  /** The great-circle direction from the place of arrival to the origin, degrees true. */
  readonly fromDeg: number;
  /** The standard error of the position. */
  readonly errorKm: number;
}

/**
 * The smallest height of an hour that enters the fit, as a share of the peak height. In smaller hours, other waves from
 * the same direction mix in.
 */
const LEAST_HEIGHT_SHARE = 0.3;
const LEAST_HOURS = 12;
/**
 * The smallest rise of frequency during the arrival that can be fitted. It spans several frequency steps of the models
 * (10 % a step, 0.007 Hz at 14 s).
 */
const LEAST_FALL_HZ = 0.012;
/**
 * The number of consecutive hours that count as one independent value, because successive hours of a forecast are
 * correlated.
 */
const INDEPENDENT_HOURS = 6;
/**
 * The greatest rms residual of frequency in a fit to a single swell, Hz. A larger residual means two successive swells,
 * or the sea under a gale itself.
 */
const MAX_RESIDUAL_HZ = 0.0012;
/**
 * The plausible distances of a swell's origin, km. A nearer origin is the sea under the gale itself, and no swell
 * travels farther than 13,000 km.
 */
const NEAREST_KM = 600;
const FARTHEST_KM = 13_000;
/** The typical speed at which gales move across the swell's path, km/h. On the storm tracks it is 30 to 50 km/h. */
const GALE_KMH = 40;
const GALE_PART = 0.4;
/** The error of the model's swell direction, degrees. The direction changes by refraction over the shelf. */
const DIRECTION_ERROR_DEG = 4;
/** The typical width of a fetch, km. The whole area raises the same swell, so an origin cannot be more precise. */
const FETCH_KM = 150;

/**
 * Fits the origin of a swell from the fall of its period as it arrives. Energy of frequency f travels at the group
 * speed g / (4 pi f). Waves that left one place at once, a distance R away, arrive with rising frequency: f = g (t -
 * t0) / (4 pi R). A gale that moves across the swell's path makes f rise more slowly, and the swell direction turns at
 * the rate `turn`. The distance is then R / (1 + R turn / v) for a gale of speed v. The origin lies on the great circle
 * along the mean direction. Returns undefined where the arrival is too short, f does not rise linearly, or the origin
 * is too near or too far. Sources: Munk, Miller, Snodgrass & Barber 1963, Phil. Trans. A 255; Snodgrass et al. 1966, A
 * 259.
 */
export function fitSwellBirth(arrival: readonly SwellHour[], place: Point): SwellBirth | undefined {
  const highestM = Math.max(0, ...arrival.map(({ heightM }) => heightM));
  const fitted = arrival.filter(({ heightM }) => heightM >= LEAST_HEIGHT_SHARE * highestM);
  const [first, last] = [fitted[0], fitted.at(-1)];
  if (!first || !last || fitted.length < LEAST_HOURS) return undefined;

  const against = (value: (hour: SwellHour) => number) =>
    fitLine(fitted.map((hour) => ({ t: (hour.at - first.at) / 1000, value: value(hour), weight: hour.heightM ** 2 })));
  const fromDeg = meanDirectionDeg(fitted);
  const ridge = against(({ periodS }) => 1 / periodS);
  const turn = against((hour) => turnedDeg(hour.fromDeg, fromDeg));
  const lastsS = (last.at - first.at) / 1000;
  if (!ridge || !turn || ridge.slope * lastsS < LEAST_FALL_HZ || ridge.residualRms > MAX_RESIDUAL_HZ) return undefined;

  const ridgeKm = GRAVITY_MPS2 / (4 * Math.PI * ridge.slope) / 1000;
  const run = (ridgeKm * toRadians(Math.abs(turn.slope))) / (GALE_KMH / 3600);
  const distanceKm = ridgeKm / (1 + run);
  if (!(distanceKm >= NEAREST_KM && distanceKm <= FARTHEST_KM)) return undefined;

  const independent = Math.max(3, (lastsS * 1000) / HOUR_MS / INDEPENDENT_HOURS);
  const ridgePart = ridge.residualRms / ridge.spreadT / ridge.slope / Math.sqrt(independent - 2);
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

/** Returns the energy-weighted mean direction. */
function meanDirectionDeg(hours: readonly SwellHour[]): number {
  const sum = (of: (rad: number) => number) =>
    hours.reduce((total, { heightM, fromDeg }) => total + heightM ** 2 * of(toRadians(fromDeg)), 0);
  return normalizeDeg(toDegrees(Math.atan2(sum(Math.sin), sum(Math.cos))));
}

/** Returns degrees clockwise from one direction to another, [-180, 180). */
function turnedDeg(deg: number, fromDeg: number): number {
  return normalizeDeg(deg - fromDeg + 180) - 180;
}
