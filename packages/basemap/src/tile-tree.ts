/**
 * What there is of a tile: a file of its own, nothing but sea or land, or nothing that was cut: the tile above is
 * enlarged then.
 */
export type TileKind = 'file' | 'sea' | 'land' | 'none';

export interface TileTree {
  readonly kind: TileKind;
  /** North-west, north-east, south-west, south-east; absent below tiles that are no files. */
  readonly parts?: readonly TileTree[];
}

const LETTERS: Record<TileKind, string> = { file: 'f', sea: 's', land: 'l', none: '.' };
const KINDS = Object.fromEntries(Object.entries(LETTERS).map(([kind, letter]) => [letter, kind as TileKind]));

/** Writes which tiles there are, from the world's down to `maxZoom`: a letter each, every tile before its parts. */
export function tileTree(kindOf: (z: number, x: number, y: number) => TileKind, maxZoom: number): string {
  const write = (z: number, x: number, y: number): string => {
    const kind = kindOf(z, x, y);
    if (kind !== 'file' || z === maxZoom) return LETTERS[kind];
    const parts = [0, 1].flatMap((south) => [0, 1].map((east) => write(z + 1, 2 * x + east, 2 * y + south)));
    return LETTERS.file + parts.join('');
  };
  return write(0, 0, 0);
}

/** Throws on letters that are no tree of this depth. */
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

/** Below a tile of sea there is sea, below one of land is land, below one that was not cut is none. */
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
