import { getNearbyName, reason } from '@groundswell/contracts';
import { findPlace } from '@groundswell/data/places';
import { endpoint, NotFoundError } from '@groundswell/runtime';

/** Returns the name of the group of nearby beaches to which a beach belongs. */
export const handler = endpoint(getNearbyName, async ({ params }) => {
  const place = findPlace(params.beach);
  if (place?.kind !== 'beach') throw new NotFoundError(reason('no-such-beach'));
  return place.local.name;
});
