import type { AstroData, Fundamentals, NodalCorrection } from '@neaps/tide-predictor';
import { toDegrees, toRadians } from '../angles.ts';

/**
 * The node factors f and delays u (degrees) of each lunar constituent over the 18.6-year cycle of the moon's node.
 * Source: Schureman, Manual of Harmonic Analysis and Prediction of Tides, Special Publication 98 (1940). Equation
 * numbers stand at the lines; u is from its table 2. I is the inclination of the moon's orbit to the equator; xi, nu,
 * nu' and nu'' are derived from it.
 */
export const nodeFactors: Fundamentals = {
  Mm: (sky) => ({ f: (2 / 3 - sinI(sky) ** 2) / 0.5021, u: 0 }), // (73)
  Mf: (sky) => ({ f: sinI(sky) ** 2 / 0.1578, u: -2 * sky.xi.value }), // (74)
  O1: (sky) => ({ f: (sinI(sky) * cosHalfI(sky) ** 2) / 0.38, u: 2 * sky.xi.value - sky.nu.value }), // (75)
  J1: (sky) => ({ f: sin2I(sky) / 0.7214, u: -sky.nu.value }), // (76)
  OO1: (sky) => ({ f: (sinI(sky) * sinHalfI(sky) ** 2) / 0.0164, u: -2 * sky.xi.value - sky.nu.value }), // (77)
  M2: m2,
  M3: (sky) => ({ f: cosHalfI(sky) ** 6 / 0.8758, u: 3 * sky.xi.value - 3 * sky.nu.value }), // (149)
  // (227)
  K1: (sky) => ({
    f: Math.sqrt(0.8965 * sin2I(sky) ** 2 + 0.6001 * sin2I(sky) * cosDeg(sky.nu.value) + 0.1006),
    u: -sky.nup.value,
  }),
  // (235)
  K2: (sky) => ({
    f: Math.sqrt(19.0444 * sinI(sky) ** 4 + 2.7702 * sinI(sky) ** 2 * cosDeg(2 * sky.nu.value) + 0.0981),
    u: -2 * sky.nupp.value,
  }),
  L2: l2,
  M1: m1,
};

/** (78) */
function m2(sky: AstroData): NodalCorrection {
  return { f: cosHalfI(sky) ** 4 / 0.9154, u: 2 * sky.xi.value - 2 * sky.nu.value };
}

/** Computes L2's correction by equations (213) to (215). */
function l2(sky: AstroData): NodalCorrection {
  const tan2 = (sinHalfI(sky) / cosHalfI(sky)) ** 2;
  const twoP = toRadians(2 * perigeeFromNode(sky));
  const { f, u } = m2(sky);
  return {
    f: f * Math.sqrt(1 - 12 * tan2 * Math.cos(twoP) + 36 * tan2 ** 2),
    u: u - toDegrees(Math.atan2(Math.sin(twoP), 1 / (6 * tan2) - Math.cos(twoP))),
  };
}

/** Computes M1's correction by equations (195) to (207), for an argument that leaves out the perigee. */
function m1(sky: AstroData): NodalCorrection {
  const P = toRadians(perigeeFromNode(sky));
  const cosI = cosDeg(sky.I.value);
  const ratio = cosI / cosHalfI(sky) ** 2;
  const f = (sinI(sky) * cosHalfI(sky) ** 2) / 0.38;
  const Q = toDegrees(Math.atan2((5 * cosI - 1) * Math.sin(P), (7 * cosI + 1) * Math.cos(P)));
  return {
    f: f * Math.sqrt(0.25 + 1.5 * ratio * Math.cos(2 * P) + 2.25 * ratio ** 2),
    u: sky.xi.value - sky.nu.value + Q,
  };
}

/**
 * Returns Schureman's P, degrees: the longitude of the moon's perigee, counted from where the moon's orbit crosses the
 * equator.
 */
function perigeeFromNode({ p, xi }: AstroData): number {
  return p.value - xi.value;
}

function cosDeg(degrees: number): number {
  return Math.cos(toRadians(degrees));
}

function sinI({ I }: AstroData): number {
  return Math.sin(toRadians(I.value));
}

function sin2I({ I }: AstroData): number {
  return Math.sin(toRadians(2 * I.value));
}

function sinHalfI({ I }: AstroData): number {
  return Math.sin(toRadians(I.value / 2));
}

function cosHalfI({ I }: AstroData): number {
  return Math.cos(toRadians(I.value / 2));
}
