/** The bands of peak period: below 9 s, 9 to 13 s, above 13 s. The error of a wave model differs from band to band. */
export type SwellBand = 'short' | 'middle' | 'long';

export const SWELL_BANDS: readonly SwellBand[] = ['short', 'middle', 'long'];

/** Returns the band of a peak period in seconds. 9 and 13 s belong to the middle band. */
export function swellBand(periodS: number): SwellBand {
  if (periodS < 9) return 'short';
  return periodS > 13 ? 'long' : 'middle';
}
