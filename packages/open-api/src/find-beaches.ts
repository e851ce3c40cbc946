import { type CatalogueBeach, findBeach, listBeaches } from '@groundswell/data/places';
import { findSimilarPlaces } from '@groundswell/data/similar-places';

/**
 * Beaches whose name has a word that begins with each of the given ones; where there is none the most similar names.
 * Without a name all of them.
 */
export function findBeaches(name: string | undefined): readonly CatalogueBeach[] {
  if (name === undefined) return listBeaches();
  const words = wordsIn(name);
  if (words.length === 0) return [];
  const named = listBeaches().filter((beach) => {
    const own = wordsIn(`${beach.name} ${beach.slug}`);
    return words.every((word) => own.some((one) => one.startsWith(word)));
  });
  if (named.length > 0) return named;
  return findSimilarPlaces(name).flatMap(({ slug }) => findBeach(slug) ?? []);
}

function wordsIn(text: string): string[] {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’\p{M}]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
