/** The values that undo spatial differencing (WMO template 7.3). */
export interface Differencing {
  readonly order: 1 | 2;
  readonly first: number;
  readonly second: number;
  /** The overall minimum, which was subtracted from every difference before packing. */
  readonly minimum: number;
}

/** Adds up first or second differences in place. Missing values (NaN) are skipped. */
export function integrate(values: Float64Array, { order, first, second, minimum }: Differencing): void {
  let previous = 0;
  let step = 0;
  let seen = 0;
  for (let n = 0; n < values.length; n++) {
    const difference = values[n] ?? Number.NaN;
    // biome-ignore lint/suspicious/noSelfCompare: NaN alone differs from itself, and isNaN is slower here
    if (difference !== difference) continue;

    if (seen === 0) {
      previous = first;
    } else if (order === 1) {
      previous += difference + minimum;
    } else if (seen === 1) {
      step = second - first;
      previous = second;
    } else {
      step += difference + minimum;
      previous += step;
    }
    seen += 1;
    values[n] = previous;
  }
}
