import { baseMap } from 'virtual:base-map';
import { tilesMaxZoom, tileTree } from './base-tiles.ts';
import { type LandBox, type LandTile, type LandTileAt, listLandTiles, readLandTile, wholeTile } from './land-tiles.ts';

/** Lists the base map tiles that cover a box, for drawings without an engine. */
export const landTilesOf = (box: LandBox, degPerPx: number) => listLandTiles(box, degPerPx, tileTree, tilesMaxZoom);

export async function loadLandTile(tile: LandTileAt, signal: AbortSignal): Promise<LandTile> {
  if (tile.isWhole) return wholeTile(tile);
  const response = await fetch(`${baseMap.folder}/${tile.z}/${tile.x}/${tile.y}.mvt`, { signal });
  if (!response.ok) throw new Error(`The map's tile answers ${response.status}.`);
  return readLandTile(await response.arrayBuffer(), tile);
}
