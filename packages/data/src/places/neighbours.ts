import { distanceKm } from '@groundswell/forecast';
import type { CatalogueBeach } from './catalogue-beach.ts';
import { findPlace } from './places.ts';

export interface Neighbour {
  readonly beach: CatalogueBeach;
  /** Along the great circle. */
  readonly distanceKm: number;
}

/** Further along the coast is another day's weather. */
const FARTHEST_KM = 80;

/**
 * A beach between its nearest neighbours, `most` of them, each to the side where the menu has it, the farthest outermost:
 * those of its own local before those of its area, and these before others of its region, which may lie across a sound.
 * Only the beach itself where none is near.
 */
export function listNeighbours(beach: CatalogueBeach, most: number): readonly Neighbour[] {
  const place = findPlace(beach.slug);
  if (place?.kind !== 'beach') return [{ beach, distanceKm: 0 }];
  const along = place.region.areas.flatMap(({ locals }) => locals.flatMap(({ beaches }) => beaches));
  const ownArea = new Set(place.area.locals.map(({ id }) => id));
  const kinship = ({ beach: { localId } }: Neighbour) => (localId === beach.localId ? 0 : ownArea.has(localId) ? 1 : 2);
  const chosen = along
    .map((other) => ({ beach: other, distanceKm: distanceKm(beach, other) }))
    .filter(({ beach: { id }, distanceKm: km }) => id !== beach.id && km <= FARTHEST_KM)
    .sort((a, b) => kinship(a) - kinship(b) || a.distanceKm - b.distanceKm)
    .slice(0, most);
  const own = along.indexOf(beach);
  const alongKm = (near: Neighbour) => (along.indexOf(near.beach) < own ? -near.distanceKm : near.distanceKm);
  return [...chosen, { beach, distanceKm: 0 }].sort((a, b) => alongKm(a) - alongKm(b));
}
