/** The least score of an adjacent hour in a window, as a share of the mean of the best two hours. */
const CLOSE = 0.85;
const LONGEST_H = 4;

/** A span of consecutive hours: the index of the first hour, and the index after the last. */
export interface HourSpan {
  readonly from: number;
  readonly to: number;
}

/**
 * Returns the two consecutive hours with the highest mean score, and up to two adjacent hours that come close. The
 * first of equal pairs wins.
 */
export function highestWindow(scores: readonly number[]): HourSpan {
  let from = 0;
  for (let index = 1; index + 1 < scores.length; index++) {
    if (pairAt(scores, index) > pairAt(scores, from)) from = index;
  }
  const least = (pairAt(scores, from) / 2) * CLOSE;
  let to = Math.min(from + 2, scores.length);
  while (to - from < LONGEST_H) {
    const before = scores[from - 1] ?? -1;
    const after = scores[to] ?? -1;
    if (Math.max(before, after) < least) break;
    if (after >= before) to++;
    else from--;
  }
  return { from, to };
}

function pairAt(scores: readonly number[], index: number): number {
  return (scores[index] ?? 0) + (scores[index + 1] ?? 0);
}
