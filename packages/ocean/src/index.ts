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
  CONTRIBUTING_MODELS,
  DECIDING_MODELS,
  findModel,
  isShortRangeModelId,
  MODELS,
  SHORT_RANGE_MODELS,
  type ShortRangeModelId,
  STORED_MODELS,
} from './models/catalogue.ts';
export { AIR_MODEL_ID } from './models/gfs/gfs.ts';
export { BULLETIN_STEPS, BULLETINS, bulletinPath } from './models/gfs-wave/bulletins.ts';
export { waveModelId } from './models/gfs-wave/gfs-wave.ts';
export { MODEL_HOSTS, type ModelHost } from './models/hosts.ts';
export type { GridModel } from './models/model.ts';
export { GRID_STEPS } from './models/steps.ts';
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
export { type SpectralTrain, splitSpectrum } from './spectral-trains.ts';
export { type ActiveStation, parseActiveStations, stationKind } from './stations.ts';
export { type StepSurvey, surveyStep } from './survey-step.ts';
export { sampleTotals } from './total-sampling.ts';
export { sampleWaves, type WavesAtPoint } from './wave-sampling.ts';
