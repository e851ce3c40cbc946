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
 * A beach between its nearest neighbours, `most` of them, in order along the coast: those of its own local before those
 * of its region's other locals. Only the beach itself where none is near.
 */
export function listNeighbours(beach: CatalogueBeach, most: number): readonly Neighbour[] {
  const place = findPlace(beach.slug);
  if (place?.kind !== 'beach') return [{ beach, distanceKm: 0 }];
  const along = place.region.areas.flatMap(({ locals }) => locals.flatMap(({ beaches }) => beaches));
  const near = along
    .map((other) => ({ beach: other, distanceKm: distanceKm(beach, other) }))
    .filter(({ beach: other, distanceKm: km }) => other.id !== beach.id && km <= FARTHEST_KM);
  const isOwn = (other: Neighbour) => Number(other.beach.localId === beach.localId);
  const chosen = near.sort((a, b) => isOwn(b) - isOwn(a) || a.distanceKm - b.distanceKm).slice(0, most);
  return [...chosen, { beach, distanceKm: 0 }].sort((a, b) => along.indexOf(a.beach) - along.indexOf(b.beach));
}
