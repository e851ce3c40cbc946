/**
 * A height whose logarithm is normally distributed. `median` is in metres, `error` is the standard deviation of the
 * natural logarithm. A wave model's error is a share of the height, and a height is never negative.
 */
export interface LogNormal {
  readonly median: number;
  readonly error: number;
}

/** Returns the probability that a height is at least `atLeast`, which is greater than 0. */
export function chanceAtLeast({ median, error }: LogNormal, atLeast: number): number {
  if (median <= 0) return 0;
  return error > 0 ? normalShare(Math.log(median / atLeast) / error) : Number(median >= atLeast);
}

/** Returns the probability that a height is at most `atMost`, which is greater than 0. */
export function chanceAtMost(height: LogNormal, atMost: number): number {
  return 1 - chanceAtLeast(height, atMost);
}

/**
 * Returns the continuous ranked probability score of a stated height against an observed one, in the unit of the
 * heights. For an error of 0 it is the absolute error. Baran & Lerch (2015), Q. J. R. Meteorol. Soc. 141, eq. A4.
 */
export function rankedScore({ median, error }: LogNormal, observed: number): number {
  if (median <= 0 || observed <= 0 || error <= 0) return Math.abs(observed - median);
  const away = Math.log(observed / median) / error;
  const mean = median * Math.exp(error ** 2 / 2);
  const beyond = normalShare(away - error) + normalShare(error / Math.SQRT2) - 1;
  return observed * (2 * normalShare(away) - 1) - 2 * mean * beyond;
}

/**
 * Returns the standard normal distribution function, with an error of at most 7.5e-8: Abramowitz & Stegun (1964),
 * 26.2.17.
 */
export function normalShare(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const polynomial = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const tail = (Math.exp(-(z ** 2) / 2) / Math.sqrt(2 * Math.PI)) * polynomial;
  return z > 0 ? 1 - tail : tail;
}
