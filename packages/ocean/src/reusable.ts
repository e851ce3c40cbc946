type Values = Float32Array | Float64Array;

/**
 * Lends memory of a length, every time the same: what was in it is lost when it is lent again. A step decodes dozens of
 * fields, and memory of its own for each would have to be collected as often as a step is read.
 */
export function reusable<Lent extends Values>(make: (length: number) => Lent): (length: number) => Lent {
  let kept = make(0);
  return (length) => {
    if (kept.length < length) kept = make(length);
    return kept.subarray(0, length) as Lent;
  };
}
