import { getAccuracy, reason } from '@groundswell/contracts';
import { findBuoyCell, listBuoyCells } from '@groundswell/data/buoy-cells';
import { COASTS, coastOfBuoy } from '@groundswell/data/buoy-coasts';
import { accuracy } from '@groundswell/data/ocean';
import { findStation } from '@groundswell/data/stations';
import { joinLeads } from '@groundswell/forecast/verify';
import { LEAST_PAIRS, presentBuoyErrors, presentErrors, presentReliability } from '@groundswell/present';
import { endpoint, NotFoundError } from '@groundswell/runtime';

/** Returns the recent accuracy of forecasts at wave buoys, by lead day. */
export const handler = endpoint(getAccuracy, async ({ query }) => {
  const buoyId = query.buoy?.toUpperCase();
  if (query.buoy !== undefined && !findStation(query.buoy.toUpperCase())?.waves)
    throw new NotFoundError(reason('no-wave-buoy-named', { name: query.buoy }));

  const { updatedAt, days = 0, isSample = false, buoys: all = [] } = (await accuracy.findSummary()) ?? {};
  // A summary may precede a change of the catalogue.
  const buoys = all.filter((buoy) => findBuoyCell(buoy.buoyId)?.cell);
  const isWanted = (id: string) => buoyId === undefined || id === buoyId;
  const compared = new Set(buoys.map((buoy) => buoy.buoyId));
  return {
    as_of: updatedAt === undefined ? null : new Date(updatedAt).toISOString(),
    days,
    ocean: isSample ? ('sample' as const) : ('noaa' as const),
    least: LEAST_PAIRS,
    overall: {
      ...presentErrors(joinLeads(buoys.map(({ errors }) => errors))),
      reliability: presentReliability(buoys.map(({ stated }) => stated)),
    },
    coasts: COASTS.map((coast) => {
      const ofCoast = buoys.filter((buoy) => coastOfBuoy(buoy.buoyId) === coast);
      return { coast, ...presentErrors(joinLeads(ofCoast.map(({ errors }) => errors))) };
    }),
    buoys: buoys
      .filter((buoy) => isWanted(buoy.buoyId))
      .map((buoy) =>
        presentBuoyErrors({
          ...buoy,
          name: nameOf(buoy.buoyId),
          coast: coastOfBuoy(buoy.buoyId),
          cell_km: findBuoyCell(buoy.buoyId)?.cell?.km ?? 0,
        }),
      ),
    left_out: listBuoyCells()
      .filter(({ id }) => isWanted(id) && !compared.has(id))
      .map(({ id, cell }) => ({ buoy: id, name: nameOf(id), reason: cell ? ('silent' as const) : ('view' as const) })),
  };
});

function nameOf(buoyId: string): string {
  return findStation(buoyId)?.name ?? buoyId;
}
