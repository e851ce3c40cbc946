import { findNearestBeach } from '@groundswell/contracts';
import { findNearestBeach as findNearest } from '@groundswell/data/places';
import { endpoint } from '@groundswell/runtime';

export const handler = endpoint(findNearestBeach, async ({ params }) => {
  const { beach, distanceKm } = findNearest(params);
  return {
    beach: {
      locationBeachId: beach.id,
      locationBeachSlug: beach.slug,
      locationName: beach.name,
      locationLat: beach.lat,
      locationLon: beach.lon,
      distance_km: Math.round(distanceKm * 10) / 10,
    },
  };
});
