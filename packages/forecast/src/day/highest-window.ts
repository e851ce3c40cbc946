/** Hours whose score is this close to the best two hours' belong to their window. */
const CLOSE = 0.85;
const LONGEST_H = 4;

/** Some hours on end: index of the first, and of the one after the last. */
export interface HourSpan {
  readonly from: number;
  readonly to: number;
}

/**
 * The two consecutive hours with the highest mean score, and up to two more beside them
 * that come close. The first of equal pairs wins.
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
