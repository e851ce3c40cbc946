type Values = Float32Array | Float64Array;

/** The most values whose memory is kept, more than any file that is read each hour has. */
const MOST_KEPT = 4_000_000;

/**
 * Lends the same memory for every request; lending it again overwrites its content. A step decodes dozens of fields,
 * and separate memory for each would overload the garbage collector.
 */
export function reusable<Lent extends Values>(make: (length: number) => Lent): (length: number) => Lent {
  let kept = make(0);
  return (length) => {
    if (length > MOST_KEPT) return make(length);
    if (kept.length < length) kept = make(length);
    return kept.subarray(0, length) as Lent;
  };
}
