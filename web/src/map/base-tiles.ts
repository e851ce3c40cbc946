import { baseMap } from 'virtual:base-map';
import { findTile, parseTileTree } from '@groundswell/basemap';

export const tileTree = parseTileTree(baseMap.tree, baseMap.maxZoom);

/** The source's address: it names every tile, whether there is a file of its own or not. */
export const tilesUrl = `${location.origin}${baseMap.folder}/{z}/{x}/{y}.mvt`;
export const tilesMaxZoom = baseMap.maxZoom;

/**
 * What an engine is to request for a tile. Tiles of nothing but sea or land are one file each. One that was not cut is
 * refused as if it were missing, without a request: the engine then enlarges the tile above it.
 */
export function tileRequest(url: string): Promise<{ url: string }> {
  const [, z, x, y] = url.match(/\/base-map\/\w+\/(\d+)\/(\d+)\/(\d+)\.mvt$/) ?? [];
  if (z === undefined) return Promise.resolve({ url });
  const kind = findTile(tileTree, Number(z), Number(x), Number(y));
  if (kind === 'none') return Promise.reject(Object.assign(new Error('No such tile'), { status: 404 }));
  return Promise.resolve({ url: kind === 'file' ? url : `${location.origin}${baseMap.folder}/${kind}.mvt` });
}
