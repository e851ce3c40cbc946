export { BadBlockError, type BandRows, type BlockName, blockBytes, blockRange, packBand } from './point-block.ts';
export {
  BAND_BLOCKS,
  BANDS,
  BLOCK_STEPS,
  type BlockPlace,
  blockPlace,
  GRID_COLUMNS,
  GRID_ROWS,
  GRID_STEP_DEG,
} from './point-grid.ts';
export { directionByte, heightByte, periodByte, seaByte, windByte } from './point-values.ts';
export { type PointSeries, readBlock } from './read-block.ts';
export type { TrainSeries } from './read-trains.ts';
export { readWinds, type WindOnGrid } from './read-winds.ts';
export {
  POINT_SETS,
  type PointSet,
  packStepGrid,
  rowsRange,
  SET_BYTES,
  type StepSet,
  stepColumns,
  TRAINS,
} from './step-grid.ts';
