/**
 * Errors summed up, in whole numbers of the unit they were given in: how many, their sum, the sum of their sizes, the sum
 * of their squares. An error is forecast less observed.
 */
export type Tally = readonly [count: number, sum: number, sumOfSizes: number, sumOfSquares: number];

export const EMPTY_TALLY: Tally = [0, 0, 0, 0];

/** What a tally comes to, in the tally's unit. */
export interface ErrorFigures {
  readonly count: number;
  /** Mean error: above 0 the forecast is too high, or turned clockwise. */
  readonly bias: number;
  /** Mean absolute error. */
  readonly meanSize: number;
  /** Root of the mean square error. */
  readonly rootMeanSquare: number;
}

/** A tally with one error more; the error is a whole number. */
export function addError([count, sum, sizes, squares]: Tally, error: number): Tally {
  return [count + 1, sum + error, sizes + Math.abs(error), squares + error ** 2];
}

/** The tally of all errors of some tallies. */
export function joinTallies(tallies: readonly Tally[]): Tally {
  return tallies.reduce<Tally>(
    (joined, one) => [joined[0] + one[0], joined[1] + one[1], joined[2] + one[2], joined[3] + one[3]],
    EMPTY_TALLY,
  );
}

/** The mean errors of a tally, absent of an empty one: Wilks (2011), Statistical Methods in the Atmospheric Sciences, 8.3.2. */
export function errorFigures([count, sum, sizes, squares]: Tally): ErrorFigures | undefined {
  if (count === 0) return undefined;
  return { count, bias: sum / count, meanSize: sizes / count, rootMeanSquare: Math.sqrt(squares / count) };
}
