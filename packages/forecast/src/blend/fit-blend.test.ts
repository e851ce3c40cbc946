import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blendHeights, fitBlend } from './fit-blend.ts';
import { joinSums, type ModelSums, noSums, sumDay } from './model-sums.ts';
import { weigh } from './weigh.ts';

/** Returns the sums of `days` days whose models err by factors of the observed height of 1 m. */
function sumsOf(days: number, errorsOf: (day: number) => readonly number[], count = 3): ModelSums {
  const each = Array.from({ length: days }, (_, day) =>
    sumDay([{ observedM: 1, modelsM: errorsOf(day).map((error) => Math.exp(error)) }], count),
  );
  return joinSums([noSums(count), ...each]);
}
const wave = (day: number, step: number) => 0.3 * Math.SQRT2 * Math.sin(1 + step * day);
const halvesOf = (days: number, errorsOf: (day: number) => readonly number[]) =>
  [sumsOf(days, (day) => errorsOf(2 * day)), sumsOf(days, (day) => errorsOf(2 * day + 1))] as const;

test('without pairs all models weigh the same and have no bias', () => {
  const { weights, biases } = fitBlend([noSums(3), noSums(3)], 0.3);
  for (const weight of weights) expect(weight).toBeCloseTo(1 / 3, 9);
  expect(biases).toEqual([0, 0, 0]);
});

test('three models with independent errors of one size weigh the same; a worse one weighs less', () => {
  const same = fitBlend(
    halvesOf(400, (day) => [wave(day, 1.1), wave(day, 2.3), wave(day, 0.7)]),
    0.3,
  );
  for (const weight of same.weights) expect(weight).toBeCloseTo(1 / 3, 1);
  const worse = fitBlend(
    halvesOf(400, (day) => [wave(day, 1.1), wave(day, 2.3), 3 * wave(day, 0.7)]),
    0.3,
  );
  expect(worse.weights[2]).toBeLessThan(0.1);
});

test('a model that only adds errors to those of the first weighs nothing', () => {
  const errorsOf = (day: number) => [wave(day, 1.1), wave(day, 1.1) + wave(day, 2.3), wave(day, 1.1) + wave(day, 0.7)];
  const { weights } = fitBlend(halvesOf(400, errorsOf), 0.3);
  expect(weights[0]).toBeGreaterThan(0.97);
});

test('the first model decides alone if weights fitted to half of the days are worse on the other half', () => {
  const errorsOf = (day: number) => [0.1 * wave(day, 1.1), (day % 2 ? 1 : -1) * 3, 0.1 * wave(day, 2.1) + 4];
  expect(fitBlend(halvesOf(400, errorsOf), 0.3).weights[1]).toBe(0);
});

test('a bias is learned with its days, and taken off', () => {
  const halves = halvesOf(1000, (day) => [0.5 + wave(day, 1.1), wave(day, 2.3), wave(day, 0.7)]);
  const blend = fitBlend(halves, 0.3);
  expect(blend.biases[0]).toBeCloseTo(-0.5, 1);
  const few = fitBlend(
    halvesOf(1, () => [0.5, 0, 0]),
    0.3,
  );
  expect(few.biases[0]).toBeGreaterThan(-0.1);
});

test('a model that was not read leaves its weight to the others; with none there is no height', () => {
  const blend = { weights: [0.25, 0.75, 0], biases: [0, 0, 0] };
  expect(blendHeights(blend, [1, undefined, 9])).toBeCloseTo(1);
  expect(blendHeights(blend, [undefined, undefined, 9])).toBeCloseTo(9);
  expect(blendHeights(blend, [2, 2, undefined])).toBeCloseTo(2);
  expect(blendHeights(blend, [undefined, undefined, undefined])).toBeUndefined();
});

test('weights are never negative, add up to 1, and no single model has a smaller variance', () => {
  const Errors = fc.array(fc.tuple(...[0, 1, 2].map(() => fc.double({ min: -2, max: 2, noNaN: true }))), {
    minLength: 3,
    maxLength: 30,
  });
  fc.assert(
    fc.property(Errors, (rows) => {
      const covariance = [0, 1, 2].flatMap((a) =>
        [0, 1, 2].map((b) => rows.reduce((sum, row) => sum + (row[a] ?? 0) * (row[b] ?? 0), 0) / rows.length),
      );
      const weights = weigh(covariance, 3);
      expect(weights.every((weight) => weight >= 0)).toBe(true);
      expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 6);
      const variance = weights.reduce(
        (sum, a, i) => sum + weights.reduce((own, b, j) => own + a * b * (covariance[3 * i + j] ?? 0), 0),
        0,
      );
      const alone = [0, 4, 8].map((index) => covariance[index] ?? 0).filter((one) => one > 1e-9);
      for (const one of alone) expect(variance).toBeLessThanOrEqual(one + 1e-6);
    }),
  );
});
