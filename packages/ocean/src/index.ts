export { sampleAir } from './air-sampling.ts';
export { BadBulletinError, type Bulletin, MAX_BULLETIN_BYTES, parseBulletin } from './bulletin.ts';
export {
  type ChartFields,
  type ChartSource,
  seaChart,
  WAVE_TRAINS,
  WAVES_CHART,
  windChart,
} from './chart-sources.ts';
export { cycleAt, isCycle, parseCycle, shiftCycle } from './cycle.ts';
export { readStepFile, type StepFields, type StepFile } from './grib-file.ts';
export { type LatestObservation, parseLatestObs } from './latest-obs.ts';
export { type ListedObject, listObjects } from './listing.ts';
export { MET_UNITS } from './met-row.ts';
export {
  AIR_MODEL_ID,
  BULLETIN_STEPS,
  BULLETINS,
  bulletinPath,
  GRID_MODELS,
  GRID_STEPS,
  type GridModel,
  type ModelHost,
  waveModelId,
} from './models.ts';
export { parseRealtime } from './ndbc-realtime.ts';
export { parseSpectralSummary, SPECTRAL_UNITS, trainsOfRow, withTrains } from './ndbc-spectral.ts';
export { computeSpectralHeightM, parseSpectra, type Spectrum } from './ndbc-spectrum.ts';
export { BadNdbcFileError, listUnitFaults } from './ndbc-table.ts';
export { fillFromTrains, newestReadings, type Readings } from './newest-readings.ts';
export { NotPublishedError, RefusedFileError, UpstreamUnavailableError } from './noaa-errors.ts';
export { createNoaaClient, type NoaaClient, type NoaaClientOptions } from './noaa-http.ts';
export { checkRows, restoreRefused } from './observation-checks.ts';
export { mergeRows, type Span, thinRows } from './observation-rows.ts';
export type { Cell, WavePoint } from './seaward-cells.ts';
export {
  findModel,
  isShortRangeModelId,
  SHORT_RANGE_MODELS,
  type ShortRangeModelId,
} from './short-range-models.ts';
export { type SpectralTrain, splitSpectrum } from './spectral-trains.ts';
export { type ActiveStation, parseActiveStations, stationKind } from './stations.ts';
export { type StepSurvey, surveyStep } from './survey-step.ts';
export { sampleWaves, type WavesAtPoint } from './wave-sampling.ts';
