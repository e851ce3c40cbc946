import { columnOfLon, rowOfLat, TILE_STEPS, type TileAddress } from './mercator.ts';
import { type TileSet, tileSets } from './tile-sets.ts';

const PATH = /^tiles\/([\w-]+)\/\d{10}\/(?:\d{3}\/)?(\d)\/(\d+)\/(\d+)\.png$/;

/** Lists all tiles of a set at a zoom. Tiles without any data are stored too, so that clients meet no 404. */
export function listAreaTiles(set: TileSet, z: number): readonly TileAddress[] {
  const { columns, rows } = areaAt(set, z);
  return rows.flatMap((y) => columns.map((x) => ({ z, x, y })));
}

/** Tells whether a path names a tile of its set; nothing is stored beyond the set's area and zooms. */
export function isTilePath(path: string): boolean {
  const [, set = '', z = '', x = '', y = ''] = PATH.exec(path) ?? [];
  if (!isTileSet(set) || Number(z) > tileSets[set].maxZoom) return false;
  const { columns, rows } = areaAt(set, Number(z));
  return columns.includes(Number(x)) && rows.includes(Number(y));
}

function isTileSet(name: string): name is TileSet {
  return Object.hasOwn(tileSets, name);
}

function areaAt(set: TileSet, z: number) {
  const { area } = tileSets[set];
  const last = 2 ** z - 1;
  if (!area) return { columns: range(0, last), rows: range(0, last) };
  const tileOf = (step: number) => Math.min(last, Math.floor(step / TILE_STEPS));
  return {
    columns: range(tileOf(columnOfLon(area.lonWest, z)), tileOf(columnOfLon(area.lonEast, z))),
    rows: range(tileOf(rowOfLat(area.latNorth, z)), tileOf(rowOfLat(area.latSouth, z))),
  };
}

function range(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, n) => first + n);
}
