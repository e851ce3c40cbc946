import { type PointStore, pointStore } from '@groundswell/data/ocean';
import { logLine } from '@groundswell/runtime';
import { type FirstTime, findFirstTime } from '@groundswell/tiles';
import { BadBlockError, blockPlace, blockRange, type PointSeries, readBlock } from '@groundswell/tiles/points';

/**
 * The forecast at one place: the hours of the shown run, at sea or on land, or the information that no run is shown.
 */
export type PointOcean =
  | { readonly state: 'none' }
  | { readonly state: 'land' | 'sea'; readonly shown: FirstTime; readonly series: PointSeries };

/**
 * Reads the ocean at a place (degrees) by two object reads: the shown run, and one range of one object. A run whose
 * blocks have expired or are malformed counts as no run.
 */
export async function readPoint(
  lat: number,
  lon: number,
  store: Pick<PointStore, 'readShown' | 'findBlock'> = pointStore,
): Promise<PointOcean> {
  const shown = findFirstTime(await store.readShown());
  if (!shown) return { state: 'none' };
  const place = blockPlace(lat, lon);
  const name = { run: shown.run, band: place.band, block: place.block, hours: shown.hours.length };
  const bytes = await store.findBlock(name, blockRange(name));
  if (!bytes) return { state: 'none' };
  try {
    const series = readBlock(bytes, name, place);
    const isSea = series.heightM.some((height) => height !== undefined);
    return { state: isSea ? 'sea' : 'land', shown, series };
  } catch (error) {
    if (!(error instanceof BadBlockError)) throw error;
    logLine('error', { points: name, error });
    return { state: 'none' };
  }
}
