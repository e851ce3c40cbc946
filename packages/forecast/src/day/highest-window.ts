/** The lowest score at which an adjacent hour joins the best two hours, as a share of their mean score. */
const CLOSE = 0.85;
const LONGEST_H = 4;

/** A span of consecutive hours: the index of the first hour, and the index after the last. */
export interface HourSpan {
  readonly from: number;
  readonly to: number;
}

/**
 * Returns the two consecutive hours with the highest mean score, plus up to two adjacent hours with nearly the same
 * score. Of two equal pairs, the earlier one wins.
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
