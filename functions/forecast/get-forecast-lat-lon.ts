import { getForecastLatLon } from '@groundswell/contracts';
import { findBeach } from '@groundswell/data/places';
import { findSimilarPlaces } from '@groundswell/data/similar-places';
import { zoneOffsetMinutes } from '@groundswell/forecast';
import { noBeachSentence } from '@groundswell/present';
import { endpoint, NotFound } from '@groundswell/runtime';

/** Where a beach lies, for the charts that open there. */
export const handler = endpoint(getForecastLatLon, async ({ params }) => {
  const beach = findBeach(params.beach);
  if (!beach) throw new NotFound(noBeachSentence(params.beach), findSimilarPlaces(params.beach));
  const { lat, lon, timeZone } = beach;
  return { lat, lon, timezone_offset: zoneOffsetMinutes(timeZone, Date.now()) };
});
