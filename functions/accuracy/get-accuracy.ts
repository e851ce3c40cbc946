import { getAccuracy, reason } from '@groundswell/contracts';
import { accuracy } from '@groundswell/data/ocean';
import { findStation } from '@groundswell/data/stations';
import { joinLeads } from '@groundswell/forecast/verify';
import { presentBuoyErrors, presentErrors, presentReliability } from '@groundswell/present';
import { endpoint, NotFoundError } from '@groundswell/runtime';

/** Returns the recent accuracy of forecasts at wave buoys, by lead day. */
export const handler = endpoint(getAccuracy, async ({ query }) => {
  const buoyId = query.buoy?.toUpperCase();
  if (query.buoy !== undefined && !findStation(query.buoy.toUpperCase())?.waves)
    throw new NotFoundError(reason('no-wave-buoy-named', { name: query.buoy }));

  const { updatedAt, days = 0, buoys = [] } = (await accuracy.findSummary()) ?? {};
  return {
    as_of: updatedAt === undefined ? null : new Date(updatedAt).toISOString(),
    days,
    overall: {
      ...presentErrors(joinLeads(buoys.map(({ errors }) => errors))),
      reliability: presentReliability(buoys.map(({ stated }) => stated)),
    },
    buoys: buoys
      .filter((buoy) => buoyId === undefined || buoy.buoyId === buoyId)
      .map((buoy) => presentBuoyErrors({ ...buoy, name: findStation(buoy.buoyId)?.name ?? buoy.buoyId })),
  };
});
