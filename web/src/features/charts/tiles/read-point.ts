import {
  columnOfLon,
  readSst,
  readWaves,
  readWind,
  rowOfLat,
  TILE_STEPS,
  type TileAddress,
  type WavesAtPixel,
  type WindAtPixel,
} from '@groundswell/tiles';
import { type Field, type FoundTile, findTile } from './field.ts';
import type { TileStore } from './tile-store.ts';

export interface Place {
  readonly lat: number;
  readonly lon: number;
}

/** A value that the tiles hold at a place: undefined while loading, 'none' on land and off the model's grid. */
export type TileReading<T> = T | 'none' | undefined;

export const wavesAt = (store: TileStore, field: Field, place: Place): TileReading<WavesAtPixel> =>
  readAt(store, field, place, readWaves);
export const windAt = (store: TileStore, field: Field, place: Place): TileReading<WindAtPixel> =>
  readAt(store, field, place, readWind);
export const seaAt = (store: TileStore, field: Field, place: Place): TileReading<number> =>
  readAt(store, field, place, readSst);

/** Returns whether the tile set has no tile at a place. */
export const isBareAt = (store: TileStore, field: Field, place: Place): boolean =>
  findTile(store, field, tileOfPlace(place, field.z)) === 'none';

/** Returns the tile of a place at a zoom, and the place within it, in pixels. */
export function tileOfPlace(
  { lat, lon }: Place,
  z: number,
): TileAddress & { readonly inX: number; readonly inY: number } {
  const last = 2 ** z - 1;
  const [column, row] = [columnOfLon(lon, z), rowOfLat(lat, z)];
  const [x, y] = [
    Math.min(last, Math.floor(column / TILE_STEPS)),
    Math.min(last, Math.max(0, Math.floor(row / TILE_STEPS))),
  ];
  return { z, x, y, inX: column - x * TILE_STEPS, inY: row - y * TILE_STEPS };
}

function readAt<T>(
  store: TileStore,
  field: Field,
  place: Place,
  read: (tile: FoundTile['tile'], x: number, y: number) => T | undefined,
): TileReading<T> {
  const at = tileOfPlace(place, field.z);
  const found = findTile(store, field, at);
  if (found === undefined || found === 'none') return found;
  const tilesAcross = 2 ** found.coarser;
  const inX = ((at.x % tilesAcross) * TILE_STEPS + at.inX) / tilesAcross;
  const inY = ((at.y % tilesAcross) * TILE_STEPS + at.inY) / tilesAcross;
  return read(found.tile, inX, inY) ?? 'none';
}
