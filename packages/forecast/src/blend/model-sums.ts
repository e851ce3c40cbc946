/**
 * The sums over a coast's pairs of one lead day from which weights of models are fitted: days at buoys, pairs, and the
 * models' errors and products of errors. An error is the logarithm of the observed over the forecast height. Products
 * are in rows of one model each.
 */
export interface ModelSums {
  readonly days: number;
  readonly pairs: number;
  readonly errors: readonly number[];
  readonly products: readonly number[];
}

/** Returns the sums of no pairs of `count` models. */
export function noSums(count: number): ModelSums {
  return { days: 0, pairs: 0, errors: Array<number>(count).fill(0), products: Array<number>(count ** 2).fill(0) };
}

/** Lower waves are not compared: a hand's breadth would be a large share of them. */
const LEAST_HEIGHT_M = 0.3;

/**
 * Returns the sums of one day at a buoy. `heights` has the observed height and each model's at the same hours, metres.
 * Hours at which one of them is under 0.3 m are left out.
 */
export function sumDay(
  heights: readonly { readonly observedM: number; readonly modelsM: readonly number[] }[],
  count: number,
): ModelSums {
  const all = heights
    .filter(({ observedM, modelsM }) => [observedM, ...modelsM].every((height) => height >= LEAST_HEIGHT_M))
    .map(({ observedM, modelsM }) => modelsM.map((height) => Math.log(observedM / height)));
  return joinSums([
    { ...noSums(count), days: Math.min(1, all.length) },
    ...all.map((errors) => ({
      days: 0,
      pairs: 1,
      errors,
      products: errors.flatMap((one) => errors.map((other) => one * other)),
    })),
  ]);
}

/** Adds up sums of the same models; there is at least one. */
export function joinSums(all: readonly ModelSums[]): ModelSums {
  return all.reduce((a, b) => ({
    days: a.days + b.days,
    pairs: a.pairs + b.pairs,
    errors: a.errors.map((sum, model) => sum + (b.errors[model] ?? 0)),
    products: a.products.map((sum, index) => sum + (b.products[index] ?? 0)),
  }));
}
