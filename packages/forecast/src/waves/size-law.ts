import type { Beach } from '../beach.ts';
import { SETS_OVER_SIGNIFICANT } from '../surf/statistics.ts';
import { deepWavelengthM } from './dispersion.ts';

/**
 * The law that converts breakers of linear theory to faces on a coast: H1/3 = Hb (Hb / neutralM)^heightPower (T /
 * neutralS)^periodPower. Hb is the breaker height in metres, T the period. Outside the fitted ranges, the factor keeps
 * its value at the nearest limit.
 */
export interface SizeLaw {
  readonly neutralM: number;
  readonly heightPower: number;
  readonly neutralS: number;
  readonly periodPower: number;
  /** The height by which the sets exceed the Rayleigh distribution, limited by `MOST_SETS`. */
  readonly setsAboveM: number;
  /** The ranges of linear-theory breakers and of periods that the law was fitted on. */
  readonly breakersM: readonly [number, number];
  readonly periodsS: readonly [number, number];
  /** The steepest breaker that the law was fitted on, as a share of the deep-water wavelength. */
  readonly steepestBreaker: number;
}

/** The largest ratio of the sets to H1/3. */
const MOST_SETS = 2;

/**
 * The law of ordinary beaches with random waves. The highest H1/3 of a surf zone goes with (H0 / L0)^-0.29, so with
 * T^0.58 (Goda 2010, Random Seas, 3.6). Single waves of linear theory go with T^0.4. The level differs from Goda's by 5
 * % in the mean and 15 % at most (tests).
 */
export const BEACHES: SizeLaw = {
  neutralM: 1,
  heightPower: 0,
  neutralS: 12,
  periodPower: 0.2,
  setsAboveM: 0,
  breakersM: [0, Number.POSITIVE_INFINITY],
  periodsS: [5, 20],
  steepestBreaker: Number.POSITIVE_INFINITY,
};

/**
 * The law of steep reefs on which long, high swell focuses. It is fitted, with that of windward shores, to the faces
 * that NWS Honolulu's forecasters expected of 92 swells on Oahu's shores, 2014 to 2025. `npm run bench truth` repeats
 * the fit and leaves out each day in turn. Caldwell & Aucan (2007) find the same growth with height in observers'
 * reports. The forecasters' sets are nearly a foot higher than the Rayleigh distribution predicts, in small and large
 * surf alike. Their ratio to H1/3 is therefore 2 below 3 ft and 1.25 at 30 ft.
 */
export const HAWAII: SizeLaw = {
  neutralM: 2,
  heightPower: 0.42,
  neutralS: 10.5,
  periodPower: 1.95,
  setsAboveM: 0.28,
  breakersM: [0.6, 7],
  periodsS: [6, 10.5],
  steepestBreaker: 0.015,
};

/**
 * The law of Hawaii's shores that face the trade winds. Their swell of 6 to 10 s does not focus, so faces grow with
 * height as in linear theory.
 */
export const HAWAII_WINDWARD: SizeLaw = {
  ...HAWAII,
  heightPower: 0,
  breakersM: [0, Number.POSITIVE_INFINITY],
  steepestBreaker: Number.POSITIVE_INFINITY,
};

/** The facings of windward shores, degrees. Trade winds blow from northeast to east. */
const WINDWARD_DEG = [30, 120] as const;

/** Returns a beach's size law. Only beaches in Hawaii use the wave grid `epacif`. */
export function sizeLawOf({ waveGrid, facingDeg }: Pick<Beach, 'waveGrid' | 'facingDeg'>): SizeLaw {
  if (waveGrid !== 'epacif') return BEACHES;
  return facingDeg >= WINDWARD_DEG[0] && facingDeg <= WINDWARD_DEG[1] ? HAWAII_WINDWARD : HAWAII;
}

/** Returns H1/3 of the faces, metres, from linear theory's breaker height, metres, and period, s. */
export function significantFaceM(breakerM: number, periodS: number, law: SizeLaw): number {
  return breakerM * heightFactor(breakerM, periodS, law) * periodFactor(periodS, law);
}

/** Returns H1/10 of the faces, metres: the sets. */
export function setsFaceM(breakerM: number, periodS: number, law: SizeLaw): number {
  const significantM = significantFaceM(breakerM, periodS, law);
  return Math.min(MOST_SETS * significantM, SETS_OVER_SIGNIFICANT * significantM + law.setsAboveM);
}

/** Returns the breaker height whose sets have the given face: the inverse of `setsFaceM`. */
export function breakerOfSetsM(setsM: number, periodS: number, law: SizeLaw): number {
  const significantM = Math.max(setsM / MOST_SETS, (setsM - law.setsAboveM) / SETS_OVER_SIGNIFICANT);
  return breakerOfSignificantM(significantM, periodS, law);
}

function breakerOfSignificantM(significantM: number, periodS: number, law: SizeLaw): number {
  const grownM = significantM / periodFactor(periodS, law);
  const insideM = (grownM * law.neutralM ** law.heightPower) ** (1 / (1 + law.heightPower));
  return grownM / heightFactor(insideM, periodS, law);
}

function heightFactor(breakerM: number, periodS: number, law: SizeLaw): number {
  const [least, most] = law.breakersM;
  const steepestM = law.steepestBreaker * deepWavelengthM(periodS);
  return (Math.min(most, Math.max(least, Math.min(steepestM, breakerM))) / law.neutralM) ** law.heightPower;
}

function periodFactor(periodS: number, { periodsS: [least, most], neutralS, periodPower }: SizeLaw): number {
  return (Math.min(most, Math.max(least, periodS)) / neutralS) ** periodPower;
}
