import { distanceKm } from '@groundswell/forecast';
import type { CatalogueBeach } from './catalogue-beach.ts';
import { findPlace } from './places.ts';

export interface Neighbour {
  readonly beach: CatalogueBeach;
  /** The distance along the great circle. */
  readonly distanceKm: number;
}

/** Beaches farther along the coast often have different weather. */
const FARTHEST_KM = 80;

/**
 * Lists a beach between its `most` nearest neighbours. Neighbours before the beach in the menu come first and those
 * after it last, with the farthest outermost on either side. Beaches of the same local are preferred, then those of the
 * same area. The rest of the region comes last, because it may lie across a sound. Returns only the beach itself when
 * none is near.
 */
export function listNeighbours(beach: CatalogueBeach, most: number): readonly Neighbour[] {
  const place = findPlace(beach.slug);
  if (place?.kind !== 'beach') return [{ beach, distanceKm: 0 }];
  const along = place.region.areas.flatMap(({ locals }) => locals.flatMap(({ beaches }) => beaches));
  const ownArea = new Set(place.area.locals.map(({ id }) => id));
  const closeness = ({ beach: { localId } }: Neighbour) =>
    localId === beach.localId ? 0 : ownArea.has(localId) ? 1 : 2;
  const chosen = along
    .map((other) => ({ beach: other, distanceKm: distanceKm(beach, other) }))
    .filter(({ beach: { id }, distanceKm: km }) => id !== beach.id && km <= FARTHEST_KM)
    .sort((a, b) => closeness(a) - closeness(b) || a.distanceKm - b.distanceKm)
    .slice(0, most);
  const own = along.indexOf(beach);
  const alongKm = (near: Neighbour) => (along.indexOf(near.beach) < own ? -near.distanceKm : near.distanceKm);
  return [...chosen, { beach, distanceKm: 0 }].sort((a, b) => alongKm(a) - alongKm(b));
}
