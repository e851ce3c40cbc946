import {
  fromPixel,
  NO_DATA,
  TILE_PX,
  TILE_STEPS,
  type Tile,
  type TileAddress,
  type TileSet,
  tilePath,
  tileSets,
} from '@groundswell/tiles';
import type { MercatorRect } from './mercator-view.ts';
import type { TileStore } from './tile-store.ts';

/** An hour of a tile set, whose tiles may still be loading. */
export interface Field {
  readonly set: TileSet;
  readonly run: string;
  readonly hour: number;
  /** The zoom level of its tiles. */
  readonly z: number;
}

export const pathIn = ({ set, run, hour }: Omit<Field, 'z'>, at: TileAddress) => tilePath({ set, run, hour, ...at });

/** A tile that covers an address: the tile itself, or a coarser one that contains it. */
export interface FoundTile {
  readonly path: string;
  readonly tile: Tile;
  /** The number of zoom levels between the requested tile and this coarser one; 0 for the tile itself. */
  readonly coarser: number;
}

/**
 * Returns the loaded tile at an address, else the nearest coarser one. 'none' means no data; undefined means that it is
 * loading.
 */
export function findTile(store: TileStore, field: Field, { z, x, y }: TileAddress): FoundTile | 'none' | undefined {
  for (let coarser = 0; coarser <= z; coarser++) {
    const path = pathIn(field, { z: z - coarser, x: x >> coarser, y: y >> coarser });
    const stored = store.get(path);
    if (stored?.state === 'loaded')
      return isOfSet(field.set, stored.tile) ? { path, tile: stored.tile, coarser } : 'none';
    if (coarser === 0 && stored?.state === 'none') return 'none';
  }
  return undefined;
}

/** Returns whether a tile has the set's number of channels; another number means another version. */
export function isOfSet(set: TileSet, { channels }: Tile): boolean {
  return channels === tileSets[set].channels.length;
}

/** The values of all channels, in the set's own units, at points row by row; NaN marks missing data. */
export interface FieldGrid {
  readonly columns: number;
  readonly rows: number;
  readonly channels: readonly Float32Array[];
}

/** Reads a field at the points of a grid over a part of the map, corners included. */
export function readGrid(store: TileStore, field: Field, rect: MercatorRect, columns: number, rows: number): FieldGrid {
  const scales = tileSets[field.set].channels;
  const channels = scales.map(() => new Float32Array(columns * rows).fill(Number.NaN));
  const count = 2 ** field.z;
  const found = new Map<number, FoundTile | 'none' | undefined>();
  const pixels = new Float64Array(scales.length);
  for (let row = 0; row < rows; row++) {
    const y = (rect.top + ((rect.bottom - rect.top) * row) / (rows - 1)) * count;
    if (y < 0 || y > count) continue;
    const tileY = Math.min(count - 1, Math.floor(y));
    for (let column = 0; column < columns; column++) {
      const x = (rect.left + ((rect.right - rect.left) * column) / (columns - 1)) * count;
      const [left, world] = [Math.floor(x), ((Math.floor(x) % count) + count) % count];
      const key = tileY * count + world;
      if (!found.has(key)) found.set(key, findTile(store, field, { z: field.z, x: world, y: tileY }));
      const at = found.get(key);
      if (at === undefined || at === 'none') continue;
      const tilesAcross = 2 ** at.coarser;
      const inX = (((world % tilesAcross) + x - left) / tilesAcross) * TILE_STEPS;
      const inY = (((tileY % tilesAcross) + y - tileY) / tilesAcross) * TILE_STEPS;
      if (!readPixels(at.tile, inX, inY, pixels)) continue;
      scales.forEach((scale, n) => {
        (channels[n] as Float32Array)[row * columns + column] = fromPixel(scale, pixels[n] as number);
      });
    }
  }
  return { columns, rows, channels };
}

/** Interpolates between the four pixels around a point, ignoring missing ones; returns false if all are missing. */
function readPixels({ channels, pixels }: Tile, x: number, y: number, out: Float64Array): boolean {
  const [left, top] = [Math.min(TILE_PX - 2, Math.floor(x)), Math.min(TILE_PX - 2, Math.floor(y))];
  out.fill(0);
  let shares = 0;
  for (let corner = 0; corner < 4; corner++) {
    const [right, below] = [corner & 1, corner >> 1];
    const share = (right ? x - left : 1 - x + left) * (below ? y - top : 1 - y + top);
    const from = ((top + below) * TILE_PX + left + right) * channels;
    if (share <= 0 || pixels[from] === NO_DATA) continue;
    shares += share;
    for (let n = 0; n < channels; n++) out[n] = (out[n] as number) + (pixels[from + n] as number) * share;
  }
  if (shares === 0) return false;
  for (let n = 0; n < channels; n++) out[n] = (out[n] as number) / shares;
  return true;
}
