import { EARTH_RADIUS_KM, RAD_PER_DEG, type Vector } from '../sphere.ts';
import { PUFF_EVERY_MS, type Puff, type SwellSource } from './source.ts';

/** The waves of one puff at one time: a ring around it, in which each distance has the frequency that has just covered it. */
export interface Arrival {
  /** Index of the puff in its source. */
  readonly puff: number;
  /** The ring, as cosines of its angles from the puff: outside it the waves are negligible. */
  readonly cosNear: number;
  readonly cosFar: number;
  /** Frequency times distance. */
  readonly hzTimesM: number;
  readonly fetchWidthKm: number;
  readonly beam: number;
  /** Pierson & Moskowitz: the density is `scale5 / f^5 * exp(-peak4 / f^4)`. */
  readonly scale5: number;
  readonly peak4: number;
}

const GRAVITY_MPS2 = 9.81;
const LOWEST_HZ = 0.042;
const HIGHEST_HZ = 0.19;
/** Width of the frequency band of one puff, times distance. */
const BAND_TIMES_M = (GRAVITY_MPS2 * PUFF_EVERY_MS) / 1000 / (4 * Math.PI);
/** Within this range the waves are still the storm's own sea, which the regional sea models. */
const NEAR_KM = 500;
const FAR_ENOUGH_KM = 1000;
/**
 * Where a puff gives less it counts as nothing: a source has some twenty puffs, and together
 * they could take 1 % from the variance of the least train that a file shows, of 6 cm.
 */
const LEAST_VARIANCE_M2 = 1e-7;
const RING_STEPS = 12;

/**
 * The arrival of a puff at a time; undefined where its waves are negligible everywhere. `narrow`
 * limits the ring to what is not negligible, which costs as much as some twenty nodes.
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

/** Frequency in Hz that arrives at an angle from the puff. */
export function frequencyAt({ hzTimesM }: Waves, arcRad: number): number {
  return hzTimesM / (1000 * EARTH_RADIUS_KM * arcRad);
}

/** Variance in m² that open sea lets through to an angle from the puff, `offCos` from the direction of its strongest waves. */
export function varianceAt(waves: Waves, arcRad: number, arcSin: number, offCos: number): number {
  const km = EARTH_RADIUS_KM * arcRad;
  const metres = 1000 * km;
  const hz = waves.hzTimesM / metres;
  const hz4 = hz * hz * hz * hz;
  // Loss by distance: nil for long swell (Snodgrass et al. 1966); 2,000 km at 10 s is our choice, of the order of Ardhuin et al. (2009).
  const loss = metres * 5e-4 * hz * hz * hz;
  const density = (waves.scale5 / (hz4 * hz)) * Math.exp(-waves.peak4 / hz4 - loss);
  // Mixture of an even part and a forward cos² lobe, both of unit integral over the circle.
  const even = (1 - waves.beam) / (2 * Math.PI);
  const lobe = offCos > 0 ? (waves.beam * 2 * offCos * offCos) / Math.PI : 0;
  const widthRad = Math.min(1, waves.fetchWidthKm / (EARTH_RADIUS_KM * arcSin));
  const near = Math.min(1, (km - NEAR_KM) / (FAR_ENOUGH_KM - NEAR_KM));
  return density * (BAND_TIMES_M / metres) * widthRad * (even + lobe) * near;
}

/** The distances of the frequencies; `narrow`: where a puff's strongest direction is not negligible, and a step more to either side. */
function ringOf(waves: Waves, narrow: boolean): Pick<Arrival, 'cosNear' | 'cosFar'> | undefined {
  const perHz = waves.hzTimesM / (1000 * EARTH_RADIUS_KM);
  const first = Math.max(NEAR_KM / EARTH_RADIUS_KM, perHz / HIGHEST_HZ);
  const last = Math.min(Math.PI, perHz / LOWEST_HZ);
  const step = (last - first) / RING_STEPS;
  if (step <= 0) return undefined;
  if (!narrow) return { cosNear: Math.cos(first), cosFar: Math.cos(last) };
  const isFelt = (arc: number) => varianceAt(waves, arc, Math.max(1e-9, Math.sin(arc)), 1) > LEAST_VARIANCE_M2;
  let near = 0;
  while (near <= RING_STEPS && !isFelt(first + near * step)) near++;
  if (near > RING_STEPS) return undefined;
  let far = RING_STEPS;
  while (!isFelt(first + far * step)) far--;
  return {
    cosNear: Math.cos(first + Math.max(0, near - 1) * step),
    cosFar: Math.cos(first + Math.min(RING_STEPS, far + 1) * step),
  };
}

/** The unit vector at a puff that points along its aim, the direction of its strongest waves. */
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
