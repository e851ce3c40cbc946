export { type Accuracy, type AccuracySummary, accuracy, type BuoyAccuracy, type BuoyDay } from './accuracy.ts';
export { type Advisories, advisories, type BeachZones, type ZonesOfBeaches } from './advisories.ts';
export { type BuoyForecasts, type BuoyRun, buoyForecasts } from './buoy-forecasts.ts';
export type { CycleProgress, SourceProgress } from './cycle-progress.ts';
export { type Build, type Cycles, cycles } from './cycles.ts';
export { type BeachNow, type Forecasts, forecasts, type StoredForecast } from './forecasts.ts';
export { forgetSource } from './forget-source.ts';
export { type DrawnMapStill, type MapStills, mapStills } from './map-stills.ts';
export { digestReadings, type Observed, observed } from './observed.ts';
export {
  type BeachesMessage,
  type PointsMessage,
  queueBeaches,
  queuePoints,
  queueSteps,
  queueTileHours,
  type StepMessage,
  type TilesMessage,
} from './ocean-queues.ts';
export { type PastDays, pastDays } from './past-days.ts';
export { type BandName, type PointStore, pointStore } from './point-store.ts';
export type { BlockBeach, BlockCell, SampleBlock } from './sample-block.ts';
export {
  AIR_WIDTH,
  BULLETIN_TRAINS,
  GRID_TRAINS,
  readAirRow,
  readWaveRow,
  waveWidth,
  writeAirRow,
  writeWaveRow,
} from './sample-rows.ts';
export { type BeachSeries, type Samples, samples } from './samples.ts';
export { type Sealing, sealing, type WaitingEntry } from './sealing.ts';
export { digestHistory, type StationHistories, stationHistory } from './station-history.ts';
export { type StationLists, stationList } from './station-list.ts';
export { type Summaries, summaries } from './summaries.ts';
export { type TileStore, tileStore } from './tile-store.ts';
export { type ComparedWinds, pairOf, windAgreement } from './wind-agreement.ts';
