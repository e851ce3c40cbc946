import { expect, test } from 'vitest';
import { addOdds, joinOdds, noOdds } from './odds-sums.ts';

test('odds that are right are reached as often as they say, in every tenth', () => {
  const sums = noOdds();
  const draws = 20_000;
  // Observations are the quantiles of a logistic approximation to the normal distribution of the stated height.
  for (let n = 0; n < draws; n++) {
    const share = (n + 0.5) / draws;
    const deviations = Math.log(share / (1 - share)) / 1.702;
    addOdds(
      sums,
      { median: 0.6 + 3 * ((n * 0.618) % 1), error: 0.4 },
      (0.6 + 3 * ((n * 0.618) % 1)) * Math.exp(0.4 * deviations),
    );
  }
  for (const [pairs, odds, reached] of sums) expect(Math.abs(odds - reached) / pairs).toBeLessThan(0.03);
});

test('odds of 1 belong to the last tenth, and joining adds up', () => {
  const one = noOdds();
  addOdds(one, { median: 100, error: 0 }, 100);
  expect(one[9]).toEqual([7, 7, 7]);
  expect(joinOdds([one, one])[9]).toEqual([14, 14, 14]);
  expect(joinOdds([])).toEqual(noOdds());
});
