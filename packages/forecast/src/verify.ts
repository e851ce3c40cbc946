export { type Blend, blendHeights, fitBlend } from './blend/fit-blend.ts';
export { joinSums, type ModelSums, noSums, sumDay } from './blend/model-sums.ts';
export { type HeightErrors, PUBLISHED, PUBLISHED_ERRORS } from './runs/height-errors.ts';
export { correctOcean } from './verify/correct-ocean.ts';
export type { AppliedCorrection, Correction } from './verify/correction.ts';
export { fitCorrections } from './verify/fit-corrections.ts';
export { fitHeightErrors } from './verify/fit-height-errors.ts';
export { joinLeads, type LeadTallies, perBand } from './verify/lead-tallies.ts';
export { sectorDeg } from './verify/near-heights.ts';
export {
  joinReliability,
  joinStated,
  type Reliability,
  type StatedSums,
  verifyReliability,
} from './verify/reliability.ts';
export { errorFigures, joinTallies, scatterIndex, type Tally } from './verify/tally.ts';
export { type VerifiedDay, verifyDay } from './verify/verify-day.ts';
export { countHours, forecastHours, LEAD_DAYS, measuredHours, type WaveHours } from './verify/waves-at-buoy.ts';
export { addWind, fadeWinds, judgeWinds, NO_WINDS, type Wind, type WindSums } from './verify/wind-agreement.ts';
export { priorWindWeight, type WindPlace, weighStations } from './verify/wind-weights.ts';
