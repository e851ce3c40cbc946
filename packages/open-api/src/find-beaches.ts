import { isNamedBy, nameWords } from '@groundswell/contracts';
import { type CatalogueBeach, findBeach, listBeaches } from '@groundswell/data/places';
import { findSimilarPlaces } from '@groundswell/data/similar-places';

let named: readonly { readonly beach: CatalogueBeach; readonly words: readonly string[] }[] | undefined;

/**
 * Finds the beaches that match a name. If none matches, returns those with the most similar names. Without a name,
 * returns all beaches.
 */
export function findBeaches(name: string | undefined): readonly CatalogueBeach[] {
  if (name === undefined) return listBeaches();
  const words = nameWords(name);
  named ??= listBeaches().map((beach) => ({ beach, words: nameWords(beach.name) }));
  const found = named.filter((one) => isNamedBy(words, one.words)).map(({ beach }) => beach);
  if (found.length > 0) return found;
  return findSimilarPlaces(name).flatMap(({ slug }) => findBeach(slug) ?? []);
}
