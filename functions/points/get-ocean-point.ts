import { planOf, userEndpoint } from '@groundswell/accounts';
import { getOceanPoint } from '@groundswell/contracts';
import { stationList } from '@groundswell/data/ocean';
import { findNearestBeach } from '@groundswell/data/places';
import { normalizeDeg } from '@groundswell/forecast';
import { findPointBuoy, findPointTide, listPointDays, readPoint, surfFacing } from '@groundswell/pipeline';
import { presentPoint, zoneNear } from '@groundswell/present';

/**
 * Returns the current run's waves, wind and sea at a point for the days of the reader's plan, with light, tide and
 * buoy.
 */
export const handler = userEndpoint(getOceanPoint, async ({ params, query, user: maybeUser }) => {
  const [ocean, list, user] = await Promise.all([readPoint(params.lat, params.lon), stationList.read(), maybeUser]);
  const now = Date.now();
  const nearest = findNearestBeach(params);
  const zone = zoneNear(params, nearest);
  const { forecastDays: basicDays } = planOf('Basic');
  const fcstDays = user?.plan.forecastDays ?? basicDays;
  const days = listPointDays(params, zone.timeZone, now, fcstDays);
  const isWhole = query.hours === 'all';
  const facing = isWhole ? undefined : query.facing;
  return presentPoint({
    place: params,
    ocean,
    surfM: ocean.state === 'sea' && facing !== undefined ? surfFacing(ocean.series, normalizeDeg(facing)) : undefined,
    hasTrains: !isWhole,
    untilAt: isWhole ? Number.POSITIVE_INFINITY : (days.at(-1)?.endAt ?? now),
    nearest,
    zone,
    fcstDays,
    basicDays,
    days,
    tide: findPointTide(params, days),
    buoy: findPointBuoy(params, list?.stations ?? [], now),
    now,
  });
});
