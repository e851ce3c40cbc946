type Values = Float32Array | Float64Array;

/** More than any file that is read each hour has; a larger one's memory is not kept. */
const MOST_KEPT = 4_000_000;

/**
 * Lends memory of a length, every time the same: what was in it is lost when it is lent again. A step decodes dozens of
 * fields, and memory of its own for each would have to be collected as often as a step is read.
 */
export function reusable<Lent extends Values>(make: (length: number) => Lent): (length: number) => Lent {
  let kept = make(0);
  return (length) => {
    if (length > MOST_KEPT) return make(length);
    if (kept.length < length) kept = make(length);
    return kept.subarray(0, length) as Lent;
  };
}
