/**
 * A tally of errors, in whole numbers of their unit: count, sum, sum of absolute values, sum of squares. An error is
 * forecast minus observed.
 */
export type Tally = readonly [count: number, sum: number, sumOfSizes: number, sumOfSquares: number];

export const EMPTY_TALLY: Tally = [0, 0, 0, 0];

/** The error statistics of a tally, in the tally's unit. */
export interface ErrorFigures {
  readonly count: number;
  /** The mean error. Above 0 the forecast is too high, or rotated clockwise. */
  readonly bias: number;
  /** The mean absolute error. */
  readonly meanSize: number;
  readonly rootMeanSquare: number;
}

/** Adds one error, a whole number, to a tally. */
export function addError([count, sum, sizes, squares]: Tally, error: number): Tally {
  return [count + 1, sum + error, sizes + Math.abs(error), squares + error ** 2];
}

export function joinTallies(tallies: readonly Tally[]): Tally {
  return tallies.reduce<Tally>(
    (joined, one) => [joined[0] + one[0], joined[1] + one[1], joined[2] + one[2], joined[3] + one[3]],
    EMPTY_TALLY,
  );
}

/**
 * Returns the error statistics of a tally, undefined for an empty one: Wilks (2011), Statistical Methods in the
 * Atmospheric Sciences, 8.3.2.
 */
export function errorFigures([count, sum, sizes, squares]: Tally): ErrorFigures | undefined {
  if (count === 0) return undefined;
  return { count, bias: sum / count, meanSize: sizes / count, rootMeanSquare: Math.sqrt(squares / count) };
}

/**
 * Returns the scatter index of a tally, the standard deviation of the error over the mean observation; `observed` is the
 * sum of the observations. Undefined for none, or for a flat sea (WMO Lead Centre for Wave Forecast Verification).
 */
export function scatterIndex([count, sum, , squares]: Tally, observed: number): number | undefined {
  if (count === 0 || observed <= 0) return undefined;
  return Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2)) / (observed / count);
}
