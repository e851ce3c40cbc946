import { EARTH_RADIUS_KM, RAD_PER_DEG, type Vector } from '../sphere.ts';
import { PUFF_EVERY_MS, type Puff, type SwellSource } from './source.ts';

/**
 * The waves of one puff (a storm's emission during a few hours) at one time. Long waves travel faster, so the waves
 * form a ring. Each distance has exactly one frequency.
 */
export interface Arrival {
  /** The index of the puff in its source. */
  readonly puff: number;
  /**
   * The inner and outer edge of the ring, as cosines of the angle from the puff at the earth's centre. Waves outside
   * the ring are negligible.
   */
  readonly cosNear: number;
  readonly cosFar: number;
  /** The product of distance and arriving frequency, Hz m. It is the same everywhere on the ring. */
  readonly hzTimesM: number;
  readonly fetchWidthKm: number;
  readonly beam: number;
  /** The spectrum of Pierson & Moskowitz: the density is `scale5 / f^5 * exp(-peak4 / f^4)`. */
  readonly scale5: number;
  readonly peak4: number;
}

const GRAVITY_MPS2 = 9.81;
const LOWEST_HZ = 0.042;
const HIGHEST_HZ = 0.19;
/** The width of the frequency band that one puff covers, times the distance, Hz m. */
const BAND_TIMES_M = (GRAVITY_MPS2 * PUFF_EVERY_MS) / 1000 / (4 * Math.PI);
/**
 * The distance from a puff within which its waves count as the storm's own sea, km. The regional sea models those
 * waves.
 */
const NEAR_KM = 500;
const FAR_ENOUGH_KM = 1000;
/**
 * The smallest variance of a puff that is computed, m². Even twenty smaller puffs together are below 1 % of the lowest
 * train in a file (6 cm).
 */
const LEAST_VARIANCE_M2 = 1e-7;
const RING_STEPS = 12;

/**
 * Computes where the waves of a puff are at a time; undefined if they are negligible everywhere. `narrow` limits the
 * ring to waves that are not negligible. Finding this limit costs as much time as computing some twenty nodes.
 */
export function arrivalOf(
  { fetchWidthKm, beam }: SwellSource,
  puff: Puff,
  index: number,
  timeMs: number,
  narrow: boolean,
): Arrival | undefined {
  const sinceS = (timeMs - puff.timeMs) / 1000;
  if (sinceS <= 0) return undefined;
  const hzTimesM = (GRAVITY_MPS2 * sinceS) / (4 * Math.PI);
  const peak = puff.peakHz ** 4;
  const waves = { hzTimesM, fetchWidthKm, beam, scale5: (5 / 16) * puff.heightM ** 2 * peak, peak4: 1.25 * peak };
  const ring = ringOf(waves, narrow);
  return ring && { puff: index, ...ring, ...waves };
}

type Waves = Pick<Arrival, 'hzTimesM' | 'fetchWidthKm' | 'beam' | 'scale5' | 'peak4'>;

/**
 * Returns the frequency in Hz of the waves that are at a great-circle distance, radians, from the puff of storm wind
 * that raised them.
 */
export function frequencyAt({ hzTimesM }: Waves, arcRad: number): number {
  return hzTimesM / (1000 * EARTH_RADIUS_KM * arcRad);
}

/**
 * Returns the variance in m² that arrives over open sea at an angle from the puff. `offCos` is the cosine of the angle
 * to the direction of the puff's strongest waves.
 */
export function varianceAt(waves: Waves, arcRad: number, arcSin: number, offCos: number): number {
  const km = EARTH_RADIUS_KM * arcRad;
  const metres = 1000 * km;
  const hz = waves.hzTimesM / metres;
  const hz4 = hz * hz * hz * hz;
  // The loss by distance is nil for long swell (Snodgrass et al. 1966). The decay distance of 2,000 km at 10 s is our
  // choice, of the order of Ardhuin et al. (2009).
  const loss = metres * 5e-4 * hz * hz * hz;
  const density = (waves.scale5 / (hz4 * hz)) * Math.exp(-waves.peak4 / hz4 - loss);
  // The directional spread mixes an even part and a forward cos² lobe, both of unit integral over the circle.
  const even = (1 - waves.beam) / (2 * Math.PI);
  const lobe = offCos > 0 ? (waves.beam * 2 * offCos * offCos) / Math.PI : 0;
  const widthRad = Math.min(1, waves.fetchWidthKm / (EARTH_RADIUS_KM * arcSin));
  const near = Math.min(1, (km - NEAR_KM) / (FAR_ENOUGH_KM - NEAR_KM));
  return density * (BAND_TIMES_M / metres) * widthRad * (even + lobe) * near;
}

/**
 * Returns the ring that a puff's range of frequencies covers. With `narrow`, the ring ends where even the strongest
 * waves become negligible, plus one step on either side.
 */
function ringOf(waves: Waves, narrow: boolean): Pick<Arrival, 'cosNear' | 'cosFar'> | undefined {
  const perHz = waves.hzTimesM / (1000 * EARTH_RADIUS_KM);
  const first = Math.max(NEAR_KM / EARTH_RADIUS_KM, perHz / HIGHEST_HZ);
  const last = Math.min(Math.PI, perHz / LOWEST_HZ);
  const step = (last - first) / RING_STEPS;
  if (step <= 0) return undefined;
  if (!narrow) return { cosNear: Math.cos(first), cosFar: Math.cos(last) };
  const isSignificant = (arc: number) => varianceAt(waves, arc, Math.max(1e-9, Math.sin(arc)), 1) > LEAST_VARIANCE_M2;
  let near = 0;
  while (near <= RING_STEPS && !isSignificant(first + near * step)) near++;
  if (near > RING_STEPS) return undefined;
  let far = RING_STEPS;
  while (!isSignificant(first + far * step)) far--;
  return {
    cosNear: Math.cos(first + Math.max(0, near - 1) * step),
    cosFar: Math.cos(first + Math.min(RING_STEPS, far + 1) * step),
  };
}

/** Returns the unit vector at a puff along its aim, the direction of its strongest waves. */
export function aimOf({ at, aimRad }: Puff): Vector {
  const lat = at.latDeg * RAD_PER_DEG;
  const lon = at.lonDeg * RAD_PER_DEG;
  const east = Math.sin(aimRad);
  const north = Math.cos(aimRad);
  return {
    x: -east * Math.sin(lon) - north * Math.sin(lat) * Math.cos(lon),
    y: east * Math.cos(lon) - north * Math.sin(lat) * Math.sin(lon),
    z: north * Math.cos(lat),
  };
}
