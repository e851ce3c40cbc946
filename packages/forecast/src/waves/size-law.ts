import type { Beach } from '../beach.ts';

/**
 * What a coast makes of the breakers of linear theory, Hb m high and T s long: H1/3 = Hb (Hb / neutralM)^heightPower
 * (T / 12 s)^periodPower. Outside of what a law was fitted on, its factor stays what it is at the edge.
 */
export interface SizeLaw {
  readonly neutralM: number;
  readonly heightPower: number;
  readonly periodPower: number;
  /** Breakers of linear theory and periods that it was fitted on, from and to. */
  readonly breakersM: readonly [number, number];
  readonly periodsS: readonly [number, number];
}

const NEUTRAL_PERIOD_S = 12;

/**
 * Random waves on a beach: the highest H1/3 of a surf zone goes by (H0 / L0)^-0.29 (Goda 2010, Random Seas, 3.6), by
 * T^0.58 where single waves of linear theory go by T^0.4. Its level is theirs: mean 5 % off, at most 15 (tests).
 */
export const BEACHES: SizeLaw = {
  neutralM: 1,
  heightPower: 0,
  periodPower: 0.2,
  breakersM: [0, Number.POSITIVE_INFINITY],
  periodsS: [5, 20],
};

/**
 * Steep reefs that long, high swell gathers on: fitted to the faces that NWS Honolulu's forecasters expect of 92 swells
 * on Oahu's shores, 2014 to 2025 (`npm run bench truth` fits it anew and leaves each day out). Caldwell & Aucan (2007)
 * find the same growth with height from observers' reports. One law by period for all shores: what sets east shores
 * apart is that their swell has 6 to 10 s.
 */
export const HAWAII: SizeLaw = {
  neutralM: 2.2,
  heightPower: 0.42,
  periodPower: 1.5,
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

/** The breakers that make H1/3 of faces: the inverse of `significantFaceM`. */
export function breakerOfFaceM(significantM: number, periodS: number, law: SizeLaw): number {
  const byPeriod = (within(law.periodsS, periodS) / NEUTRAL_PERIOD_S) ** law.periodPower;
  const inside = ((significantM / byPeriod) * law.neutralM ** law.heightPower) ** (1 / (1 + law.heightPower));
  return significantM / byPeriod / (within(law.breakersM, inside) / law.neutralM) ** law.heightPower;
}

function within([from, to]: readonly [number, number], value: number): number {
  return Math.min(to, Math.max(from, value));
}
