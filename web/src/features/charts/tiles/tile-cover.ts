import type { TileAddress } from '@groundswell/tiles';
import type { MercatorRect } from './mercator-view.ts';

/** A tile and its position on the map. Across the antimeridian, `column` keeps counting while `x` wraps to 0. */
export interface PlacedTile extends TileAddress {
  readonly column: number;
}

/** Returns the zoom whose pixels match the screen's, capped at the data's deepest zoom. */
export function tileZoom(viewZoom: number, maxZoom: number): number {
  return Math.min(maxZoom, Math.max(0, Math.ceil(viewZoom - 0.25)));
}

/** Returns the tiles that cover a part of the map, row by row, also across the antimeridian. */
export function coverOf(rect: MercatorRect, z: number): readonly PlacedTile[] {
  const count = 2 ** z;
  const tiles: PlacedTile[] = [];
  const lastRow = Math.min(count - 1, Math.ceil(rect.bottom * count) - 1);
  for (let y = Math.max(0, Math.floor(rect.top * count)); y <= lastRow; y++)
    for (let column = Math.floor(rect.left * count); column < rect.right * count; column++)
      tiles.push({ z, x: ((column % count) + count) % count, y, column });
  return tiles;
}

/** Returns the tiles to request, each once and from the middle outwards. */
export function tilesToLoad(rect: MercatorRect, z: number): readonly TileAddress[] {
  const middle = { x: ((rect.left + rect.right) / 2) * 2 ** z - 0.5, y: ((rect.top + rect.bottom) / 2) * 2 ** z - 0.5 };
  const away = ({ column, y }: PlacedTile) => Math.hypot(column - middle.x, y - middle.y);
  const once = new Map(coverOf(rect, z).map((tile) => [`${tile.x}/${tile.y}`, tile] as const));
  return [...once.values()].sort((a, b) => away(a) - away(b)).map(({ x, y }) => ({ z, x, y }));
}
