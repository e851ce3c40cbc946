/** Path words in a slug's position, which never name a place. */
export const reservedSlugs: readonly string[] = ['lat-lon'];
