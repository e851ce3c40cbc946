import { findTile, type TileTree } from '@groundswell/basemap';
import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';

export interface LandBox {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

/** The address of a base map tile with land in it; `isWhole` marks a tile of pure land, which has no file. */
export interface LandTileAt {
  readonly z: number;
  readonly x: number;
  readonly y: number;
  readonly isWhole: boolean;
}

type Line = readonly (readonly [lon: number, lat: number])[];

/**
 * The land of a tile as rings, and its coast lines. Fill each tile separately by the even-odd rule: tiles overlap by a
 * few pixels, and joint filling would cut the overlaps out.
 */
export interface LandTile {
  readonly land: readonly Line[];
  readonly coast: readonly Line[];
}

const TILE_PX = 256;
const RAD = Math.PI / 180;

/**
 * Lists the tiles that show the land of a box at a resolution in degrees of longitude per pixel. Their zoom never
 * exceeds that of the deepest existing tiles.
 */
export function listLandTiles(
  { west, east, south, north }: LandBox,
  degPerPx: number,
  tree: TileTree,
  maxZoom: number,
): readonly LandTileAt[] {
  const z = Math.max(0, Math.min(maxZoom, Math.round(Math.log2(360 / (TILE_PX * degPerPx)))));
  const [first, last] = [tileAt(z, west, north), tileAt(z, east, south)];
  const found = new Map<string, LandTileAt>();
  for (let x = first.x; x <= last.x; x++)
    for (let y = first.y; y <= last.y; y++) {
      const tile = cutTile({ z, x: x & (2 ** z - 1), y }, tree);
      if (tile) found.set(`${tile.z}/${tile.x}/${tile.y}`, tile);
    }
  return [...found.values()];
}

/** Parses a tile's file. Throws on bytes that are not a vector tile. */
export function readLandTile(bytes: ArrayBuffer, { z, x, y }: LandTileAt): LandTile {
  const { layers } = new VectorTile(new PbfReader(new Uint8Array(bytes)));
  const linesOf = (name: string) => {
    const layer = layers[name];
    if (!layer) return [];
    const worldUnits = layer.extent * 2 ** z;
    const position = (unit: { readonly x: number; readonly y: number }) =>
      [
        ((x * layer.extent + unit.x) / worldUnits) * 360 - 180,
        latOf((y * layer.extent + unit.y) / worldUnits),
      ] as const;
    return Array.from({ length: layer.length }, (_, n) => layer.feature(n).loadGeometry()).flatMap((lines) =>
      lines.map((line) => line.map(position)),
    );
  };
  return { land: linesOf('land'), coast: linesOf('coast') };
}

/** Returns the square of a pure land tile, which has no file. */
export function wholeTile({ z, x, y }: LandTileAt): LandTile {
  const tilesAcross = 2 ** z;
  const [west, east] = [(x / tilesAcross) * 360 - 180, ((x + 1) / tilesAcross) * 360 - 180];
  const [north, south] = [latOf(y / tilesAcross), latOf((y + 1) / tilesAcross)];
  const square: Line = [
    [west, north],
    [east, north],
    [east, south],
    [west, south],
  ];
  return { land: [square], coast: [] };
}

/** Returns the tile itself if it exists, else its nearest existing ancestor; undefined for a tile of pure sea. */
function cutTile({ z, x, y }: Omit<LandTileAt, 'isWhole'>, tree: TileTree): LandTileAt | undefined {
  const kind = findTile(tree, z, x, y);
  if (kind === 'sea') return undefined;
  if (kind === 'none') return z === 0 ? undefined : cutTile({ z: z - 1, x: x >> 1, y: y >> 1 }, tree);
  return { z, x, y, isWhole: kind === 'land' };
}

function tileAt(z: number, lon: number, lat: number) {
  const tilesAcross = 2 ** z;
  const north = (1 - Math.asinh(Math.tan(lat * RAD)) / Math.PI) / 2;
  const y = Math.max(0, Math.min(tilesAcross - 1, Math.floor(north * tilesAcross)));
  return { x: Math.floor(((lon + 180) / 360) * tilesAcross), y };
}

/** Converts a Mercator y, 0 in the north to 1, to a latitude. */
const latOf = (y: number) => Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) / RAD;
