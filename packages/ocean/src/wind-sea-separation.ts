import { GRAVITY_MPS2 } from '@groundswell/forecast';
import { computeVariancesM2, type Spectrum } from './ndbc-spectrum.ts';

/** The ratio of the separation frequency to the frequency of greatest steepness. */
const BELOW_STEEPEST = 0.75;
/**
 * The lower limit of the separation frequency, as a share of the peak frequency of a fully developed sea. That peak is
 * 1.25 / U (Pierson & Moskowitz 1964).
 */
const BELOW_GROWN_PEAK = 0.9;
const GROWN_PEAK_MPS_HZ = 1.25;
/** The highest separation frequency that NDBC publishes: waves under 4 s are not swell. */
export const HIGHEST_SEPARATION_HZ = 0.25;

/**
 * Computes the separation frequency between swell and wind sea, Hz; undefined for a flat sea. NDBC's steepness method
 * (Gilhousen & Hervey 2001; ndbc.noaa.gov/faq/algorithm) takes 0.75 times the frequency f at which 8 pi m2(f) / (g
 * sqrt(m0(f))) is greatest. Moments count from f upwards. A given wind speed sets a lower limit.
 */
export function computeSeparationHz({ bins }: Spectrum, windMps?: number): number | undefined {
  const variancesM2 = computeVariancesM2(bins);
  let [m0, m2, steepest, steepestHz] = [0, 0, 0, 0];
  for (const [index, { frequencyHz }] of [...bins.entries()].reverse()) {
    const varianceM2 = variancesM2[index] ?? 0;
    m0 += varianceM2;
    m2 += varianceM2 * frequencyHz ** 2;
    const steepness = m0 > 0 ? (8 * Math.PI * m2) / (GRAVITY_MPS2 * Math.sqrt(m0)) : 0;
    if (steepness > steepest) [steepest, steepestHz] = [steepness, frequencyHz];
  }
  if (steepest === 0) return undefined;
  const byWindHz = windMps ? (BELOW_GROWN_PEAK * GROWN_PEAK_MPS_HZ) / windMps : 0;
  return Math.min(HIGHEST_SEPARATION_HZ, Math.max(BELOW_STEEPEST * steepestHz, byWindHz));
}
