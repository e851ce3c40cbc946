/**
 * Returns a field of the same length, value by value. The `map` method of a typed array takes several times as long.
 */
export function mapValues(values: Float32Array, of: (value: number, at: number) => number): Float32Array {
  const made = new Float32Array(values.length);
  for (let at = 0; at < values.length; at++) made[at] = of(values[at]!, at);
  return made;
}
