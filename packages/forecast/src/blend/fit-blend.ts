import { joinSums, type ModelSums } from './model-sums.ts';
import { weigh } from './weigh.ts';

/** How the heights of several models become one: its logarithm is the weighted sum of theirs, each without its bias. */
export interface Blend {
  /** Weights of at least 0 that add up to 1, in the order of the models. */
  readonly weights: readonly number[];
  /** The biases of the models' logarithms: observed over forecast. */
  readonly biases: readonly number[];
}

/** The sums of the even and of the odd days, each of which checks the weights fitted to the other. */
export type Halves = readonly [even: ModelSums, odd: ModelSums];

/**
 * The number of days at buoys at which half of a deviation from what is expected counts. The buoys of a coast see the
 * same sea, so that a hundred are some ten days.
 */
const HALF_SHRINKAGE_DAYS = 100;
/** The expected correlation of the errors of two models, which share observations and the weather's predictability. */
const EXPECTED_CORRELATION = 0.5;

/**
 * The largest share of the first model's mean square error that a blend may leave on either half of the days. A smaller
 * gain can be chance: the days of a month are few, and neighbouring buoys see the same sea.
 */
const MOST_KEPT = 0.9;

/**
 * Fits the blend of models to the pairs of a coast and lead day, whose published error is `error`. Few pairs leave equal
 * weights. The first model decides alone, as it is, unless a blend clearly helps on days that it was not fitted to
 * (one published comparison lost 0.443 to 0.543 m by blending around Hawaii).
 */
export function fitBlend(halves: Halves, error: number): Blend {
  const [even, odd] = halves;
  const all = fitted(joinSums(halves), error);
  const alone: Blend = { weights: all.weights.map((_, model) => Number(model === 0)), biases: all.biases.map(() => 0) };
  const helps = (learned: ModelSums, held: ModelSums) =>
    meanSquare(held, fitted(learned, error)) <= MOST_KEPT * meanSquare(held, alone);
  return helps(even, odd) && helps(odd, even) ? all : alone;
}

/**
 * Returns the blended height, metres, of the models' heights in the order of the weights; undefined heights are those of
 * models that were not read. Returns undefined without any.
 */
export function blendHeights(
  { weights, biases }: Blend,
  heightsM: readonly (number | undefined)[],
): number | undefined {
  let [sum, weight, first] = [0, 0, undefined as number | undefined];
  for (const [model, heightM] of heightsM.entries()) {
    if (heightM === undefined || heightM <= 0) continue;
    const log = Math.log(heightM) + (biases[model] ?? 0);
    first ??= log;
    sum += (weights[model] ?? 0) * log;
    weight += weights[model] ?? 0;
  }
  if (first === undefined) return undefined;
  return Math.exp(weight > 0 ? sum / weight : first);
}

function fitted({ days, pairs, errors, products }: ModelSums, error: number): Blend {
  const count = errors.length;
  const trust = days / (HALF_SHRINKAGE_DAYS + days);
  const biases = errors.map((sum) => (pairs > 0 ? (trust * sum) / pairs : 0));
  const covariance = products.map((sum, index) => {
    const [a, b] = [Math.floor(index / count), index % count];
    const expected = error ** 2 * (a === b ? 1 : EXPECTED_CORRELATION);
    if (pairs === 0) return expected;
    return (
      trust *
        productWithout(
          sum / pairs,
          biases,
          errors.map((one) => one / pairs),
          a,
          b,
        ) +
      (1 - trust) * expected
    );
  });
  return { weights: weigh(covariance, count), biases };
}

/** Returns the mean product of two models' errors without their biases. */
function productWithout(
  product: number,
  biases: readonly number[],
  means: readonly number[],
  a: number,
  b: number,
): number {
  const [biasA = 0, biasB = 0, meanA = 0, meanB = 0] = [biases[a], biases[b], means[a], means[b]];
  return product - biasA * meanB - biasB * meanA + biasA * biasB;
}

/** Returns the mean square of a blend's errors over pairs; 0 without pairs. */
function meanSquare({ pairs, errors, products }: ModelSums, { weights, biases }: Blend): number {
  if (pairs === 0) return 0;
  const means = errors.map((sum) => sum / pairs);
  const count = errors.length;
  let sum = 0;
  for (const [a, weightA] of weights.entries())
    for (const [b, weightB] of weights.entries())
      sum += weightA * weightB * productWithout((products[a * count + b] ?? 0) / pairs, biases, means, a, b);
  return sum;
}
