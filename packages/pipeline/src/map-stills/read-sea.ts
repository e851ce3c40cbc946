import { tileStore } from '@groundswell/data/ocean';
import { type ReadSea, seaOfTiles, tilesOfMapStills } from '@groundswell/map-stills/draw';
import { decodeTile, tilePath } from '@groundswell/tiles';
import type { ChartHour } from './shown-hour.ts';

/** Reads the waves of an hour under all plates from its drawn tiles, a dozen objects. */
export async function readSea({ run, hour }: ChartHour): Promise<ReadSea> {
  const found = await Promise.all(
    tilesOfMapStills().map(async (address) => {
      const png = await tileStore.find(tilePath({ set: 'wvht', run, hour, ...address }));
      // An area without data has no tile.
      return png ? [{ ...address, tile: await decodeTile(png) }] : [];
    }),
  );
  return seaOfTiles(found.flat());
}
