/**
 * The content of a tile: a file of its own, nothing but sea or land, or none. For 'none' nothing was cut, and the tile
 * above is enlarged.
 */
export type TileKind = 'file' | 'sea' | 'land' | 'none';

export interface TileTree {
  readonly kind: TileKind;
  /** The parts north-west, north-east, south-west, south-east; absent unless the tile is a file. */
  readonly parts?: readonly TileTree[];
}

const LETTERS: Record<TileKind, string> = { file: 'f', sea: 's', land: 'l', none: '.' };
const KINDS = Object.fromEntries(Object.entries(LETTERS).map(([kind, letter]) => [letter, kind as TileKind]));

/** Writes the kinds of all tiles, from the world's down to `maxZoom`: one letter each, every tile before its parts. */
export function tileTree(kindOf: (z: number, x: number, y: number) => TileKind, maxZoom: number): string {
  const write = (z: number, x: number, y: number): string => {
    const kind = kindOf(z, x, y);
    if (kind !== 'file' || z === maxZoom) return LETTERS[kind];
    const parts = [0, 1].flatMap((south) => [0, 1].map((east) => write(z + 1, 2 * x + east, 2 * y + south)));
    return LETTERS.file + parts.join('');
  };
  return write(0, 0, 0);
}

/** Parses the letters of `tileTree`; throws if they do not form a tree of this depth. */
export function parseTileTree(letters: string, maxZoom: number): TileTree {
  let at = 0;
  const read = (z: number): TileTree => {
    const kind = KINDS[letters[at++] ?? ''];
    if (!kind) throw new Error(`No tile at letter ${at - 1} of the tree.`);
    if (kind !== 'file' || z === maxZoom) return { kind };
    return { kind, parts: [read(z + 1), read(z + 1), read(z + 1), read(z + 1)] };
  };
  const tree = read(0);
  if (at !== letters.length) throw new Error(`The tree has ${letters.length - at} letters too many.`);
  return tree;
}

/**
 * Returns the kind of a tile. Below a tile of sea or land all tiles are of the same kind; below one that was not cut
 * they are 'none'.
 */
export function findTile(tree: TileTree, z: number, x: number, y: number): TileKind {
  let here = tree;
  for (let bit = z - 1; bit >= 0; bit--) {
    if (!here.parts) return here.kind === 'file' ? 'none' : here.kind;
    const part = here.parts[((y >> bit) & 1) * 2 + ((x >> bit) & 1)];
    if (!part) return 'none';
    here = part;
  }
  return here.kind;
}
