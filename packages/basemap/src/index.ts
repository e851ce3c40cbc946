export { NAME_KINDS, type NamedPlace, type NameKind } from './names/named-place.ts';
export { findTile, parseTileTree, type TileKind, type TileTree, tileTree } from './tile-tree.ts';
