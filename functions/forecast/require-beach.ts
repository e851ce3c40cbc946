import { type CatalogueBeach, findBeach } from '@groundswell/data/places';
import { NotFound } from '@groundswell/runtime';

/** The beach that an address names, by slug or number; throws NotFound. */
export function requireBeach(idOrSlug: string): CatalogueBeach {
  const beach = findBeach(idOrSlug);
  if (!beach) throw new NotFound(`There is no beach called “${idOrSlug}”.`);
  return beach;
}
