import { getNearbyName, reason } from '@groundswell/contracts';
import { findPlace } from '@groundswell/data/places';
import { endpoint, NotFound } from '@groundswell/runtime';

/** The stretch of coast that a beach lies in, by name. */
export const handler = endpoint(getNearbyName, async ({ params }) => {
  const place = findPlace(params.beach);
  if (place?.kind !== 'beach') throw new NotFound(reason('no-such-beach'));
  return place.local.name;
});
