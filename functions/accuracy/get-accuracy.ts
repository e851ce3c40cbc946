import { type AccuracyReply, getAccuracy, reason } from '@groundswell/contracts';
import { findBuoyCell, listBuoyCells } from '@groundswell/data/buoy-cells';
import { COASTS, coastOfBuoy } from '@groundswell/data/buoy-coasts';
import { accuracy } from '@groundswell/data/ocean';
import { findStation } from '@groundswell/data/stations';
import { joinLeads } from '@groundswell/forecast/verify';
import { LOG_PATH } from '@groundswell/forecast-log';
import { type PublishedLog, readPublishedLog } from '@groundswell/pipeline';
import { LEAST_PAIRS, presentBuoyErrors, presentErrors, presentReliability } from '@groundswell/present';
import { endpoint, NotFoundError } from '@groundswell/runtime';

/** Returns the recent accuracy of forecasts at wave buoys, by lead day, and the head of the log of forecasts. */
export const handler = endpoint(getAccuracy, async ({ query }) => {
  const buoyId = query.buoy?.toUpperCase();
  if (query.buoy !== undefined && !findStation(query.buoy.toUpperCase())?.waves)
    throw new NotFoundError(reason('no-wave-buoy-named', { name: query.buoy }));

  const [summary, log] = await Promise.all([accuracy.findSummary(), readPublishedLog()]);
  const { updatedAt, days = 0, isSample = false, buoys: all = [] } = summary ?? {};
  // A summary may precede a change of the catalogue.
  const buoys = all.filter((buoy) => findBuoyCell(buoy.buoyId)?.cell);
  const isWanted = (id: string) => buoyId === undefined || id === buoyId;
  const compared = new Set(buoys.map((buoy) => buoy.buoyId));
  return {
    as_of: updatedAt === undefined ? null : new Date(updatedAt).toISOString(),
    days,
    ocean: isSample ? ('sample' as const) : ('noaa' as const),
    least: LEAST_PAIRS,
    log: presentLog(log),
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

function presentLog({ head, cycle, forecasts, fault }: PublishedLog): AccuracyReply['log'] {
  const { size, root, sealedAt } = head;
  return {
    head:
      sealedAt === undefined || cycle === undefined
        ? null
        : { size, root, run: cycle, sealed_at: new Date(sealedAt).toISOString(), forecasts },
    fault: fault ?? null,
    file: `/${LOG_PATH}`,
  };
}
