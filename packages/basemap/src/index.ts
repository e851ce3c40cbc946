export { findTile, parseTileTree, type TileKind, type TileTree, tileTree } from './tile-tree.ts';
