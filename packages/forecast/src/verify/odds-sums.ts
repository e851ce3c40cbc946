import { chanceAtLeast, type LogNormal } from '../runs/log-normal.ts';

/** The pairs of one tenth of the stated odds, the sum of the odds, and the observations that reached the height. */
export type OddsSums = readonly [pairs: number, odds: number, reached: number];

/** The first lead day on which pages show odds. */
export const FIRST_ODDS_LEAD = 3;
/** The heights whose odds are compared, metres. */
const HEIGHTS_M = [0.5, 1, 1.5, 2, 3, 4, 6] as const;
const TENTHS = 10;

/** Returns the sums of no odds: tenth n is that of odds from n/10 to (n + 1)/10. */
export function noOdds(): OddsSums[] {
  return Array.from({ length: TENTHS }, (): OddsSums => [0, 0, 0]);
}

/** Adds the odds of a stated height, and whether the observed one, metres, reached each of the compared heights. */
export function addOdds(sums: OddsSums[], said: LogNormal, observedM: number): void {
  for (const heightM of HEIGHTS_M) {
    const odds = chanceAtLeast(said, heightM);
    const tenth = Math.min(TENTHS - 1, Math.floor(odds * TENTHS));
    const [pairs, stated, reached] = sums[tenth] ?? [0, 0, 0];
    sums[tenth] = [pairs + 1, stated + odds, reached + Number(observedM >= heightM)];
  }
}

/** Adds up the odds of many buoys or days. */
export function joinOdds(all: readonly (readonly OddsSums[])[]): readonly OddsSums[] {
  return noOdds().map((_, tenth) =>
    all.reduce<OddsSums>(
      ([pairs, odds, reached], sums) => {
        const [morePairs, moreOdds, moreReached] = sums[tenth] ?? [0, 0, 0];
        return [pairs + morePairs, odds + moreOdds, reached + moreReached];
      },
      [0, 0, 0],
    ),
  );
}
