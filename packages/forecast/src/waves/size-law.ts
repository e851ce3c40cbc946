import type { Beach } from '../beach.ts';
import { SETS_OVER_SIGNIFICANT } from '../surf/statistics.ts';

/**
 * What a coast makes of the breakers of linear theory, Hb m high and T s long: H1/3 = Hb (Hb / neutralM)^heightPower
 * (T / 12 s)^periodPower. Outside of what a law was fitted on, its factor stays what it is at the edge.
 */
export interface SizeLaw {
  readonly neutralM: number;
  readonly heightPower: number;
  readonly periodPower: number;
  /** What the sets stand above the Rayleigh distribution's, as far as that is no more than `MOST_SETS`. */
  readonly setsAboveM: number;
  /** Breakers of linear theory and periods that it was fitted on, from and to. */
  readonly breakersM: readonly [number, number];
  readonly periodsS: readonly [number, number];
}

const NEUTRAL_PERIOD_S = 12;

/** Sets are at most so many times H1/3. */
const MOST_SETS = 2;

/**
 * Random waves on a beach: the highest H1/3 of a surf zone goes by (H0 / L0)^-0.29 (Goda 2010, Random Seas, 3.6), by
 * T^0.58 where single waves of linear theory go by T^0.4. Its level is theirs: mean 5 % off, at most 15 (tests).
 */
export const BEACHES: SizeLaw = {
  neutralM: 1,
  heightPower: 0,
  periodPower: 0.2,
  setsAboveM: 0,
  breakersM: [0, Number.POSITIVE_INFINITY],
  periodsS: [5, 20],
};

/**
 * Steep reefs that long, high swell gathers on: fitted to the faces that NWS Honolulu's forecasters expect of 92 swells
 * on Oahu's shores, 2014 to 2025 (`npm run bench truth` fits it anew and leaves each day out). Caldwell & Aucan (2007)
 * find the same growth with height from observers' reports. One law by period for all shores: what sets east shores
 * apart is that their swell has 6 to 10 s. The same forecasters' sets stand nearly a foot above the
 * Rayleigh distribution's, of small surf as of large: twice H1/3 under 3 ft, a quarter more at 30.
 */
export const HAWAII: SizeLaw = {
  neutralM: 2,
  heightPower: 0.4,
  periodPower: 1.2,
  setsAboveM: 0.28,
  breakersM: [0.6, 7],
  periodsS: [6, NEUTRAL_PERIOD_S],
};

/** The wave grid tells Hawaii's beaches from all others. */
export function sizeLawOf({ waveGrid }: Pick<Beach, 'waveGrid'>): SizeLaw {
  return waveGrid === 'epacif' ? HAWAII : BEACHES;
}

/** H1/3 of the faces, metres, from the breakers of linear theory, metres, and their period, s. */
export function significantFaceM(breakerM: number, periodS: number, law: SizeLaw): number {
  const height = within(law.breakersM, breakerM) / law.neutralM;
  const period = within(law.periodsS, periodS) / NEUTRAL_PERIOD_S;
  return breakerM * height ** law.heightPower * period ** law.periodPower;
}

/** H1/10 of the faces, metres: the sets. */
export function setsFaceM(breakerM: number, periodS: number, law: SizeLaw): number {
  const significantM = significantFaceM(breakerM, periodS, law);
  return Math.min(MOST_SETS * significantM, SETS_OVER_SIGNIFICANT * significantM + law.setsAboveM);
}

/** The breakers that make sets of a face: the inverse of `setsFaceM`. */
export function breakerOfSetsM(setsM: number, periodS: number, law: SizeLaw): number {
  const significantM = Math.max(setsM / MOST_SETS, (setsM - law.setsAboveM) / SETS_OVER_SIGNIFICANT);
  return breakerOfSignificantM(significantM, periodS, law);
}

function breakerOfSignificantM(significantM: number, periodS: number, law: SizeLaw): number {
  const byPeriod = (within(law.periodsS, periodS) / NEUTRAL_PERIOD_S) ** law.periodPower;
  const inside = ((significantM / byPeriod) * law.neutralM ** law.heightPower) ** (1 / (1 + law.heightPower));
  return significantM / byPeriod / (within(law.breakersM, inside) / law.neutralM) ** law.heightPower;
}

function within([from, to]: readonly [number, number], value: number): number {
  return Math.min(to, Math.max(from, value));
}
