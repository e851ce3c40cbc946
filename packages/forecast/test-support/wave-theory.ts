import { toRadians } from '../src/angles.ts';
import type { Shoreward } from '../src/waves/shoreward.ts';

// Linear theory and a fit to measurements, implemented independently as references for the product's results.

const GRAVITY_MPS2 = 9.81;

/**
 * Returns the wavelength in metres over water `depthM` deep: ω² = g k tanh kh (Dean & Dalrymple 1991 eq. 3.34) by
 * Newton's method.
 */
export function wavelengthM(periodS: number, depthM: number): number {
  const x = ((2 * Math.PI) / periodS) ** 2 * (depthM / GRAVITY_MPS2);
  let kh = x / Math.sqrt(Math.tanh(x));
  for (let step = 0; step < 12; step++) {
    const tanh = Math.tanh(kh);
    kh -= (kh * tanh - x) / (tanh + kh * (1 - tanh * tanh));
  }
  return (2 * Math.PI * depthM) / kh;
}

/** Returns the group speed in m/s, ½ (1 + 2kh / sinh 2kh) times the phase speed. */
export function groupSpeedMps(periodS: number, depthM: number): number {
  const lengthM = wavelengthM(periodS, depthM);
  return groupRatio((2 * Math.PI * depthM) / lengthM) * (lengthM / periodS);
}

/** Returns the shoaling coefficient, sqrt(Cg0 / Cg), of a wave that is `lengthM` long. */
export function shoalingCoefficient(lengthM: number, depthM: number): number {
  const kh = (2 * Math.PI * depthM) / lengthM;
  return Math.sqrt(1 / (2 * groupRatio(kh) * Math.tanh(kh)));
}

/** Returns the refraction coefficient, sqrt(cos a0 / cos a), with Snell's law, sin a = tanh(kh) sin a0. */
export function refractionCoefficient(lengthM: number, depthM: number, incidenceDeg: number): number {
  const incidence = toRadians(incidenceDeg);
  const sin = Math.tanh((2 * Math.PI * depthM) / lengthM) * Math.sin(incidence);
  return Math.sqrt(Math.cos(incidence) / Math.sqrt(1 - sin * sin));
}

function groupRatio(kh: number): number {
  return 0.5 * (1 + (2 * kh) / Math.sinh(2 * kh));
}

/**
 * Returns the share of power ashore for a train without directional spread, by Snell's law for a single ray.
 * `incidenceDeg` is the angle to the shore normal, below 90.
 */
export function shorewardOfRay(incidenceDeg: number): Shoreward {
  return { share: Math.cos(toRadians(incidenceDeg)), sinIncidence: Math.sin(toRadians(incidenceDeg)) };
}

/**
 * Returns the breaker height in metres of a wave that comes straight on, Hb = 0.39 g^0.2 (T H0²)^0.4. Source: Komar &
 * Gaughan (1973), 13th Coastal Engineering Conference, eq. 8, fitted to laboratory and field data.
 */
export function komarGaughanHeightM(deepHeightM: number, periodS: number): number {
  return 0.39 * GRAVITY_MPS2 ** 0.2 * (periodS * deepHeightM ** 2) ** 0.4;
}

/**
 * Returns the highest significant height of random waves in the surf zone, metres, straight on over a plane slope. It
 * is beta max of Goda (2010), Random Seas and Design of Maritime Structures, 3.6.3. Thornton, Wu & Guza (1984) find it
 * slightly high against breakers on Californian beaches.
 */
export function godaSignificantM(deepHeightM: number, periodS: number, slope: number): number {
  const deepLengthM = (GRAVITY_MPS2 * periodS ** 2) / (2 * Math.PI);
  return deepHeightM * Math.max(0.92, 0.32 * (deepHeightM / deepLengthM) ** -0.29 * Math.exp(2.4 * slope));
}
