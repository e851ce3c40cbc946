import { type TileKind, tileTree } from '../tile-tree.ts';
import { tileCutter } from './cut-tiles.ts';
import { readWorld } from './world.ts';

/** Tiles are 512 px wide: their zoom 9 is the specification's 10. */
export const MAX_ZOOM = 9;
/** The whole world is cut down to here. */
const WORLD_ZOOM = 5;

export interface BaseMap {
  /** By `z/x/y`; and `sea` and `land`, for all tiles that are nothing else. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** For `parseTileTree`. */
  readonly tree: string;
}

/** Cuts the base map into vector tiles. Takes a few seconds. */
export function cutBaseMap(): BaseMap {
  const files = new Map<string, Uint8Array>();
  const kinds = new Map<string, TileKind>();
  const cut = tileCutter(readWorld(), WORLD_ZOOM);

  const kindOf = (z: number, x: number, y: number): TileKind => {
    if (z > WORLD_ZOOM) return 'none';
    const name = `${z}/${x}/${y}`;
    const known = kinds.get(name);
    if (known) return known;
    const { kind, bytes } = cut(z, x, y);
    // An island too small for a tile may stand on a deeper one.
    const parts =
      z < WORLD_ZOOM ? [0, 1, 2, 3].map((part) => kindOf(z + 1, 2 * x + (part & 1), 2 * y + (part >> 1))) : [];
    const whole = kind !== 'file' && parts.every((part) => part === kind) ? kind : 'file';
    files.set(whole === 'file' ? name : whole, bytes);
    kinds.set(name, whole);
    return whole;
  };
  return { tree: tileTree(kindOf, MAX_ZOOM), files };
}
