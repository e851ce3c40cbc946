/** The address of a place from its name: `Folly Beach, The Washout` is at `folly-beach-the-washout`. */
export function slugOfName(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{Mark}|['.]/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** Path words in a slug's position, which never name a place. */
export const reservedSlugs: readonly string[] = ['lat-lon'];
