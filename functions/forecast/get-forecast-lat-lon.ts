import { getForecastLatLon } from '@groundswell/contracts';
import { zoneOffsetMinutes } from '@groundswell/forecast';
import { endpoint } from '@groundswell/runtime';
import { requireBeach } from './require-beach.ts';

/** Where a beach lies, for the charts that open there. */
export const handler = endpoint(getForecastLatLon, async ({ params }) => {
  const { lat, lon, timeZone } = requireBeach(params.beach);
  return { lat, lon, timezone_offset: zoneOffsetMinutes(timeZone, Date.now()) };
});
