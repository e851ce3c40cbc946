export { type AppliedCorrection, correctOcean } from './verify/correct-ocean.ts';
export { correctionNote } from './verify/correction-note.ts';
export { type Correction, fitCorrections } from './verify/fit-corrections.ts';
export { joinLeads, type LeadTallies, perBand } from './verify/lead-tallies.ts';
export { SWELL_BANDS, type SwellBand } from './verify/swell-band.ts';
export { type ErrorFigures, errorFigures, joinTallies, type Tally } from './verify/tally.ts';
export { type VerifiedDay, verifyDay } from './verify/verify-day.ts';
export {
  countHours,
  forecastHours,
  measuredHours,
  type WaveHours,
} from './verify/waves-at-buoy.ts';
