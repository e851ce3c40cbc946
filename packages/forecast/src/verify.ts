export { correctOcean } from './verify/correct-ocean.ts';
export type { AppliedCorrection, Correction } from './verify/correction.ts';
export { fitCorrections } from './verify/fit-corrections.ts';
export { joinLeads, type LeadTallies, perBand } from './verify/lead-tallies.ts';
export { sectorDeg } from './verify/near-heights.ts';
export { errorFigures, joinTallies, type Tally } from './verify/tally.ts';
export { type VerifiedDay, verifyDay } from './verify/verify-day.ts';
export { countHours, forecastHours, measuredHours, type WaveHours } from './verify/waves-at-buoy.ts';
export { addWind, fadeWinds, judgeWinds, NO_WINDS, type Wind, type WindSums } from './verify/wind-agreement.ts';
