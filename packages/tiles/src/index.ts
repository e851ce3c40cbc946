export { BadTileError } from './bad-tile.ts';
export { type ChartStep, listChartSteps } from './chart-steps.ts';
export { decodeTile, type Tile } from './decode-tile.ts';
export {
  BadFirstTimeError,
  type EarlierRun,
  type FirstTime,
  findFirstTime,
  formatFirstTime,
  parseFirstTime,
} from './first-time.ts';
export {
  columnOfLon,
  latOfRow,
  lonOfColumn,
  rowOfLat,
  TILE_PX,
  TILE_STEPS,
  type TileAddress,
  worldSteps,
} from './mercator.ts';
export { readSst, readWaves, readWind, type WavesAtPixel, type WindAtPixel } from './read-tile.ts';
export { fromPixel, NO_DATA, type Scale, TOP_PIXEL } from './scale.ts';
export { isTilePath, listAreaTiles } from './tile-area.ts';
export { firstTimePath, type TileName, tilePath } from './tile-path.ts';
export { TILE_SETS, type TileSet, type TileSetPlan, tileSets } from './tile-sets.ts';
