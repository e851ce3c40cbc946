import type { WindSums } from './wind-agreement.ts';

/** How a wind station lies to a beach. */
export interface WindPlace {
  readonly kind: 'buoy' | 'land';
  readonly km: number;
}

/**
 * The prior variance of the model's wind vector, m²/s²: an rms error of 1.7 m/s. NOAA's buoys have a larger variance than
 * its forecasts on the scale of the model (Stoffelen 1998, JGR 103), so neither may be trusted alone.
 */
const MODEL_VARIANCE = 3;
/**
 * The prior variance of a station's wind vector at its own place, m²/s². It contains the instrument and, on land, the
 * rough ground, behind which the sea's wind differs by some 1.5 m/s.
 */
const STATION_VARIANCE = { buoy: 0.3, land: 2.3 } as const;
/**
 * The growth of that variance with distance, m²/s² per km^(2/3). The power is that of the wind's structure function
 * (Lindborg 1999, J. Fluid Mech. 388); the factor is ours.
 */
const VARIANCE_PER_KM = 0.1;
/** The number of hours whose weight the priors have, and the fewest that count for the model's variance. */
const PRIOR_HOURS = 96;
/** The number of pairs whose weight the prior of the model's variance has. */
const PRIOR_PAIRS = 20;
/** Weights change in steps, so that stored readings do not change with each comparison. */
const STEP = 0.05;

function priorVariance({ kind, km }: WindPlace): number {
  return STATION_VARIANCE[kind] + VARIANCE_PER_KM * km ** (2 / 3);
}

/** Returns the weight of a station's wind against the model's, [0, 1], before they were compared. */
export function priorWindWeight(place: WindPlace): number {
  return weightOf(MODEL_VARIANCE, priorVariance(place));
}

/**
 * Returns the weights of stations' winds against the model's, in the given order, each the inverse of its error
 * variance. The variance of station minus model is the sum of both variances, if their errors are independent. The
 * model's is the median over all pairs of what the stations' priors leave; each station's is the rest of its own sum.
 * With few hours both are shrunk to their priors.
 */
export function weighStations(
  pairs: readonly { readonly sums: WindSums; readonly place: WindPlace }[],
): readonly number[] {
  const left = pairs
    .filter(({ sums }) => sums.all >= PRIOR_HOURS)
    .map(({ sums, place }) => sums.apart / sums.all - priorVariance(place))
    .sort((one, other) => one - other);
  const median = Math.max(0, left[Math.floor(left.length / 2)] ?? 0);
  const model = (left.length * median + PRIOR_PAIRS * MODEL_VARIANCE) / (left.length + PRIOR_PAIRS);
  return pairs.map(({ sums, place }) => {
    const own = Math.max(0, sums.apart - sums.all * model);
    return weightOf(model, (own + PRIOR_HOURS * priorVariance(place)) / (sums.all + PRIOR_HOURS));
  });
}

function weightOf(model: number, station: number): number {
  return Math.round(model / (model + station) / STEP) * STEP;
}
