import { baseMap } from 'virtual:base-map';
import { findTile, parseTileTree } from '@groundswell/basemap';

export const tileTree = parseTileTree(baseMap.tree, baseMap.maxZoom);

/** The URL template of the tiles. It covers all tiles, although some have no file of their own. */
export const tilesUrl = `${location.origin}${baseMap.folder}/{z}/{x}/{y}.mvt`;
export const tilesMaxZoom = baseMap.maxZoom;

/**
 * Maps a tile request to its file. All tiles of pure sea share one file, as do all tiles of pure land. For a tile that
 * does not exist, it rejects with a 404 without a request. The engine then enlarges the parent tile.
 */
export function tileRequest(url: string): Promise<{ url: string }> {
  const [, z, x, y] = url.match(/\/base-map\/\w+\/(\d+)\/(\d+)\/(\d+)\.mvt$/) ?? [];
  if (z === undefined) return Promise.resolve({ url });
  const kind = findTile(tileTree, Number(z), Number(x), Number(y));
  if (kind === 'none') return Promise.reject(Object.assign(new Error('No such tile'), { status: 404 }));
  return Promise.resolve({ url: kind === 'file' ? url : `${location.origin}${baseMap.folder}/${kind}.mvt` });
}
