type Values = Float32Array | Float64Array;

/** The largest number of values for which memory is reused. No file that is read hourly has more. */
const MAX_REUSED_VALUES = 4_000_000;

/**
 * Returns the same memory at every call, so each call overwrites the previous content. A step decodes dozens of fields,
 * and separate memory for each would overload the garbage collector.
 */
export function reusableBuffer<Lent extends Values>(make: (length: number) => Lent): (length: number) => Lent {
  let kept = make(0);
  return (length) => {
    if (length > MAX_REUSED_VALUES) return make(length);
    if (kept.length < length) kept = make(length);
    return kept.subarray(0, length) as Lent;
  };
}
