/** Who surf of a size is for, and so what it can do to everyone else. */
export const DANGERS = ['experienced', 'expert', 'extreme'] as const;
export type Danger = (typeof DANGERS)[number];

/**
 * Faces of the sets, metres, from which surf is for experienced surfers (well overhead), for experts (double overhead),
 * and for teams with a rescue craft. Our judgement: NWS offices warn of high surf from faces of 2 to 2.5 m on the
 * mainland's exposed coasts (Los Angeles, San Diego), and Honolulu from 4.6 m on north shores.
 */
const FROM_M: readonly (readonly [Danger, number])[] = [
  ['extreme', 6],
  ['expert', 3.6],
  ['experienced', 2],
];

/** The danger of a face in metres; undefined where the surf by itself is none. */
export function dangerOf(faceM: number): Danger | undefined {
  return FROM_M.find(([, fromM]) => faceM >= fromM)?.[0];
}
