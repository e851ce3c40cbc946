import { type TileKind, tileTree } from '../tile-tree.ts';
import { type CutTile, tileCutter } from './cut-tiles.ts';
import { type Box, NEAR_ZOOM, nearBox, readNearCoast } from './near-coast.ts';
import { lines, type Shapes } from './shapes.ts';
import { readWorld } from './world.ts';

/**
 * The deepest zoom of the tiles. Tiles are 512 px wide, so their zoom 9 is zoom 10 in the usual count of 256 px tiles.
 */
export const MAX_ZOOM = 9;
/** The deepest zoom at which the tiles cover the whole world. */
const WORLD_ZOOM = NEAR_ZOOM - 1;

type CutOne = (z: number, x: number, y: number) => CutTile;

export interface BaseMap {
  /**
   * The tile files by `z/x/y`. The file `sea` serves for all tiles of open sea, and `land` for all tiles of bare land.
   */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** The tree in the form that `parseTileTree` reads. */
  readonly tree: string;
}

/** Cuts the base map into vector tiles, which takes a few seconds. */
export function cutBaseMap(): BaseMap {
  const files = new Map<string, Uint8Array>();
  const kinds = new Map<string, TileKind>();
  const cutterOf = cutters();

  const kindOf = (z: number, x: number, y: number): TileKind => {
    const name = `${z}/${x}/${y}`;
    const known = kinds.get(name);
    if (known) return known;
    const cut = cutterOf(z, x, y);
    if (!cut) return 'none';
    const { kind, bytes } = cut(z, x, y);
    // An islet may be too small for this tile and still appear on a deeper one. The four tiles below are therefore
    // always cut, even if this tile shows only sea.
    const parts = [0, 1, 2, 3].map((part) =>
      z < MAX_ZOOM ? kindOf(z + 1, 2 * x + (part & 1), 2 * y + (part >> 1)) : kind,
    );
    const whole = kind !== 'file' && parts.every((part) => part === kind || part === 'none') ? kind : 'file';
    files.set(whole === 'file' ? name : whole, bytes);
    kinds.set(name, whole);
    return whole;
  };
  return { tree: tileTree(kindOf, MAX_ZOOM), files };
}

/**
 * Returns a function that chooses the cutter for a tile. Down to the world's deepest zoom it cuts the world's shapes,
 * below that the detailed coast's. It returns undefined where there is no detailed coast.
 */
function cutters(): (z: number, x: number, y: number) => CutOne | undefined {
  const world = readWorld();
  const { tiles, lake, river } = readNearCoast();
  const cutWorld = tileCutter({ ...world, lake, river }, WORLD_ZOOM);
  const cutNear = new Map(
    tiles.map(({ x, y, shapes }) => {
      const border = linesNear(world.border, nearBox(x, y));
      return [`${x}/${y}`, tileCutter({ ...shapes, border }, MAX_ZOOM)];
    }),
  );
  return (z, x, y) => {
    const less = z - NEAR_ZOOM;
    return z <= WORLD_ZOOM ? cutWorld : cutNear.get(`${x >> less}/${y >> less}`);
  };
}

function linesNear({ coordinates }: Shapes['border'], { west, east, south, north }: Box): Shapes['border'] {
  return lines(
    coordinates.filter((line) => {
      const lons = line.map(([lon = 0]) => lon);
      const lats = line.map(([, lat = 0]) => lat);
      return (
        Math.max(...lons) >= west &&
        Math.min(...lons) <= east &&
        Math.max(...lats) >= south &&
        Math.min(...lats) <= north
      );
    }),
  );
}
