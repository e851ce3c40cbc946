import type { AccuracySummary } from '@groundswell/data/ocean';
import type { CatalogueBeach } from '@groundswell/data/places';
import { findStation } from '@groundswell/data/stations';
import { distanceKm, type OceanAtBeach } from '@groundswell/forecast';
import { correctOcean } from '@groundswell/forecast/verify';

/**
 * The greatest distance between a beach and the buoy whose corrections apply to it, km. Farther away, shelter, depth
 * and the model's cell differ.
 */
const MAX_KM = 50;

/**
 * Applies bias corrections to the waves at a beach. They come from the first buoy in the beach's list, if it is near
 * and was compared with the same model. Waves from a time-shifted stand-in run stay unchanged, because they are not a
 * real forecast.
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
