import { tileStore } from '@groundswell/data/ocean';
import { type ReadSea, seaOfTiles, tilesOfMapStills } from '@groundswell/map-stills/draw';
import { decodeTile, tilePath } from '@groundswell/tiles';
import type { ChartHour } from './shown-hour.ts';

/** Reads the waves of one hour in the areas of all map stills, from a dozen stored map tiles. */
export async function readSea({ run, hour }: ChartHour): Promise<ReadSea> {
  const found = await Promise.all(
    tilesOfMapStills().map(async (address) => {
      const png = await tileStore.find(tilePath({ set: 'wvht', run, hour, ...address }));
      // Areas without data have no stored tile.
      return png ? [{ ...address, tile: await decodeTile(png) }] : [];
    }),
  );
  return seaOfTiles(found.flat());
}
