/**
 * The content of a tile: a file of its own, only sea, only land, or none. For 'none' no tile was cut; the map enlarges
 * the tile above it.
 */
export type TileKind = 'file' | 'sea' | 'land' | 'none';

export interface TileTree {
  readonly kind: TileKind;
  /**
   * The four tiles of the next zoom inside this tile: north-west, north-east, south-west, south-east. Absent unless
   * this tile has a file of its own.
   */
  readonly parts?: readonly TileTree[];
}

const LETTERS: Record<TileKind, string> = { file: 'f', sea: 's', land: 'l', none: '.' };
const KINDS = Object.fromEntries(Object.entries(LETTERS).map(([kind, letter]) => [letter, kind as TileKind]));

/**
 * Writes the kinds of all tiles, from the world's tile down to `maxZoom`. Each kind is one letter, and every tile
 * precedes the four tiles inside it.
 */
export function tileTree(kindOf: (z: number, x: number, y: number) => TileKind, maxZoom: number): string {
  const write = (z: number, x: number, y: number): string => {
    const kind = kindOf(z, x, y);
    if (kind !== 'file' || z === maxZoom) return LETTERS[kind];
    const parts = [0, 1].flatMap((south) => [0, 1].map((east) => write(z + 1, 2 * x + east, 2 * y + south)));
    return LETTERS.file + parts.join('');
  };
  return write(0, 0, 0);
}

/** Parses the letters that `tileTree` wrote. Throws if they do not form a tree of this depth. */
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
