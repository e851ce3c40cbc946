/** Whose clock names the hours: the last beach's, UTC's, or the reader's own. */
export const CLOCKS = ['beach', 'utc', 'own'] as const;
export type Clock = (typeof CLOCKS)[number];

/** The reader's choice, else the last beach's clock, else UTC; offsets are minutes ahead of UTC. */
export function clockOf(chosen: Clock | undefined, beachOffsetMin: number | undefined, ownOffsetMin: number) {
  if (chosen === 'own') return { clock: chosen, offsetMin: ownOffsetMin } as const;
  if (chosen === 'utc' || !beachOffsetMin) return { clock: 'utc', offsetMin: 0 } as const;
  return { clock: 'beach', offsetMin: beachOffsetMin } as const;
}
