import { type AccuracySummary, accuracy } from '@groundswell/data/ocean';
import type { CatalogueBeach } from '@groundswell/data/places';
import { findStation } from '@groundswell/data/stations';
import { distanceKm, type OceanAtBeach } from '@groundswell/forecast';
import { correctOcean } from '@groundswell/forecast/verify';

/** Further off the sea is another: shelter, depth and the model's own cell differ. */
const MAX_KM = 50;

/** What corrections are taken from; absent when they are switched off or nothing has been verified of late. */
export async function readCorrections(isOn: boolean): Promise<AccuracySummary | undefined> {
  return isOn ? accuracy.findSummary() : undefined;
}

/**
 * The ocean at a beach with its waves corrected after the buoy that the beach names first, when that lies near and was
 * held to the same model. A stand-in's waves are nobody's forecast and stay as they are.
 */
export function correctAtBeach(
  ocean: OceanAtBeach,
  { lat, lon, buoyIds }: Pick<CatalogueBeach, 'lat' | 'lon' | 'buoyIds'>,
  summary: AccuracySummary | undefined,
): OceanAtBeach {
  const [buoyId = ''] = buoyIds;
  const station = findStation(buoyId);
  const found = summary?.buoys.find((buoy) => buoy.buoyId === buoyId);
  const source = ocean.waves?.source;
  if (!found || !station || !source || source.standInHours) return ocean;
  if (source.model !== found.model || distanceKm({ lat, lon }, station) > MAX_KM) return ocean;
  return correctOcean(
    ocean,
    found.corrections.map((correction) => ({ ...correction, buoyId })),
  );
}
