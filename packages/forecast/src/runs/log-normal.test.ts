import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chanceAtLeast, chanceAtMost, normalShare, rankedScore } from './log-normal.ts';

const heights = fc.record({
  median: fc.double({ min: 0.1, max: 10, noNaN: true }),
  error: fc.double({ min: 0.02, max: 0.9, noNaN: true }),
});
const limits = fc.double({ min: 0.05, max: 20, noNaN: true });

test('the normal distribution is that of the tables', () => {
  for (const [z, share] of [
    [0, 0.5],
    [1, 0.841344746],
    [-1.2815516, 0.1],
    [3, 0.998650102],
  ] as const)
    expect(normalShare(z)).toBeCloseTo(share, 6);
});

test('half of the heights are above the median, and a higher limit is never likelier', () => {
  fc.assert(
    fc.property(heights, limits, limits, (height, a, b) => {
      expect(chanceAtLeast(height, height.median)).toBeCloseTo(0.5, 6);
      expect(chanceAtLeast(height, Math.max(a, b))).toBeLessThanOrEqual(chanceAtLeast(height, Math.min(a, b)));
      expect(chanceAtLeast(height, a) + chanceAtMost(height, a)).toBeCloseTo(1, 9);
    }),
  );
});

test('without error a height is certain, and flat water never reaches a height', () => {
  expect([chanceAtLeast({ median: 2, error: 0 }, 2), chanceAtLeast({ median: 2, error: 0 }, 2.1)]).toEqual([1, 0]);
  expect(chanceAtLeast({ median: 0, error: 0.3 }, 0.5)).toBe(0);
});

test('the ranked score is the integral of the squared difference to a certain forecast of what was observed', () => {
  fc.assert(
    fc.property(heights, fc.double({ min: 0.2, max: 8, noNaN: true }), (height, observed) => {
      const step = 0.002;
      let integral = 0;
      for (let at = step / 2; at < 8 * Math.max(height.median, observed); at += step)
        integral += step * (chanceAtMost(height, at) - Number(at >= observed)) ** 2;
      expect(rankedScore(height, observed)).toBeCloseTo(integral, 1);
    }),
    { numRuns: 20 },
  );
});

test('of all errors the true one has the lowest mean ranked score', () => {
  // Heights at the hundredths of a lognormal distribution with an error of 0.3.
  const observed = Array.from({ length: 199 }, (_, n) => {
    let z = -4;
    while (normalShare(z) < (n + 0.5) / 199) z += 0.001;
    return 2 * Math.exp(0.3 * z);
  });
  const score = (error: number) => observed.reduce((sum, one) => sum + rankedScore({ median: 2, error }, one), 0);
  expect(score(0.3)).toBeLessThan(score(0.2));
  expect(score(0.3)).toBeLessThan(score(0.42));
});
