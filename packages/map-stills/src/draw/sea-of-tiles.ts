import type { Point } from '@groundswell/forecast';
import {
  columnOfLon,
  readWaves,
  rowOfLat,
  TILE_STEPS,
  type Tile,
  type TileAddress,
  tileSets,
} from '@groundswell/tiles';
import { projectionOf } from '../projection.ts';
import { COASTS, mapStillViews, SHAPES } from '../views.ts';
import type { ReadSea } from './sea-field.ts';

const ZOOM = tileSets.wvht.maxZoom;

/** Lists the tiles of the deepest zoom under all map stills. A tile without any sea may be missing from the store. */
export function tilesOfMapStills(): TileAddress[] {
  const found = new Map<string, TileAddress>();
  for (const coast of COASTS)
    for (const shape of SHAPES) {
      const view = mapStillViews[coast][shape];
      const { pointAt } = projectionOf(view);
      // The sampling steps are smaller than a tile, so no tile is missed.
      for (let x = 0; x <= view.width; x += view.width / 12)
        for (let y = 0; y <= view.height; y += view.height / 6) {
          const at = addressOf(pointAt(x, y));
          found.set(nameOf(at), at);
        }
    }
  return [...found.values()];
}

/** Tells whether a point lies on the tiles under the map stills. No waves are read outside these tiles. */
export function isUnderPlates(point: Point): boolean {
  underPlates ??= new Set(tilesOfMapStills().map(nameOf));
  return underPlates.has(nameOf(addressOf(point)));
}

let underPlates: ReadonlySet<string> | undefined;

/**
 * Returns a function that reads the waves at a point from these tiles. The function returns undefined on land and where
 * a tile is missing.
 */
export function seaOfTiles(tiles: readonly (TileAddress & { readonly tile: Tile })[]): ReadSea {
  const byName = new Map(tiles.map((one) => [nameOf(one), one.tile]));
  return (point) => {
    const at = addressOf(point);
    const tile = byName.get(nameOf(at));
    return (
      tile &&
      readWaves(tile, columnOfLon(point.lon, ZOOM) - at.x * TILE_STEPS, rowOfLat(point.lat, ZOOM) - at.y * TILE_STEPS)
    );
  };
}

function addressOf({ lat, lon }: Point): TileAddress {
  return {
    z: ZOOM,
    x: Math.floor(columnOfLon(lon, ZOOM) / TILE_STEPS),
    y: Math.floor(rowOfLat(lat, ZOOM) / TILE_STEPS),
  };
}

function nameOf({ x, y }: TileAddress): string {
  return `${x}/${y}`;
}
