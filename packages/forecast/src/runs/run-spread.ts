/** The fewest runs that give a meaningful spread. */
export const LEAST_RUNS = 3;
/**
 * The smallest divisor of the relative spread, metres. It keeps small differences between flat and ankle-high surf from
 * widening the range.
 */
export const LEAST_SPREAD_OF_M = 0.6;

/** Returns the standard deviation of the runs' heights of an hour over their mean; undefined for fewer than three. */
export function runSpread(heightsM: readonly number[]): number | undefined {
  if (heightsM.length < LEAST_RUNS) return undefined;
  const mean = heightsM.reduce((sum, height) => sum + height, 0) / heightsM.length;
  const squares = heightsM.reduce((sum, height) => sum + (height - mean) ** 2, 0);
  return Math.sqrt(squares / (heightsM.length - 1)) / Math.max(LEAST_SPREAD_OF_M, mean);
}
