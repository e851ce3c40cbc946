/** Words that a path may have in the position of a slug; no place can have them as its slug. */
export const reservedSlugs: readonly string[] = ['lat-lon'];
