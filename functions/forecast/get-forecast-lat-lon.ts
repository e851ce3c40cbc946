import { getForecastLatLon, reason } from '@groundswell/contracts';
import { findBeach } from '@groundswell/data/places';
import { findSimilarPlaces } from '@groundswell/data/similar-places';
import { zoneOffsetMinutes } from '@groundswell/forecast';
import { endpoint, NotFoundError } from '@groundswell/runtime';

/** Returns a beach's position, for the charts that open there. */
export const handler = endpoint(getForecastLatLon, async ({ params }) => {
  const beach = findBeach(params.beach);
  if (!beach)
    throw new NotFoundError(reason('no-beach-named', { name: params.beach }), findSimilarPlaces(params.beach));
  const { lat, lon, timeZone } = beach;
  return { lat, lon, timezone_offset: zoneOffsetMinutes(timeZone, Date.now()) };
});
