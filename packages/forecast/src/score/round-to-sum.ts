/**
 * Returns whole numbers near `values` that add up to `sum`. The largest value takes the remainder, where it shows
 * least.
 */
export function roundToSum(values: readonly number[], sum: number): number[] {
  const whole = values.map(Math.round);
  let largest = 0;
  let rest = sum;
  values.forEach((value, index) => {
    if (Math.abs(value) > Math.abs(values[largest] ?? 0)) largest = index;
    rest -= whole[index] ?? 0;
  });
  if (whole.length > 0) whole[largest] = (whole[largest] ?? 0) + rest;
  return whole;
}
