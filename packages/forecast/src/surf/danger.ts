/** The skill groups that large surf is suitable for; it is dangerous to all others. */
export const DANGERS = ['experienced', 'expert', 'extreme'] as const;
export type Danger = (typeof DANGERS)[number];

/**
 * The faces of the sets, metres, from which surf suits only experienced surfers (well overhead), experts (double
 * overhead), or teams with a rescue craft. The limits are our own judgement. NWS offices warn of high surf from faces
 * of 2 to 2.5 m on the mainland's exposed coasts (Los Angeles, San Diego). Honolulu warns from 4.6 m on north shores.
 */
const FROM_M: readonly (readonly [Danger, number])[] = [
  ['extreme', 6],
  ['expert', 3.6],
  ['experienced', 2],
];

/** Returns the danger of a face in metres; undefined where the size of the surf is no danger. */
export function dangerOf(faceM: number): Danger | undefined {
  return FROM_M.find(([, fromM]) => faceM >= fromM)?.[0];
}
