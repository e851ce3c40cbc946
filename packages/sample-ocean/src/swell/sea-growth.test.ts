import { expect, test } from 'vitest';
import { growSea } from './sea-growth.ts';

test('with endless fetch the sea is the fully developed one, 0.283 U²/g', () => {
  expect(growSea(15, 1e7).heightM).toBeCloseTo((0.283 * 225) / 9.81, 1);
});

test('15 m/s over 200 km raises about 3.4 m at 8 s', () => {
  expect(growSea(15, 200).heightM).toBeGreaterThan(3);
  expect(growSea(15, 200).heightM).toBeLessThan(3.9);
  expect(growSea(15, 200).periodS).toBeGreaterThan(7);
  expect(growSea(15, 200).periodS).toBeLessThan(9);
});

test('more wind and more fetch never make less sea', () => {
  for (let wind = 3; wind < 30; wind += 3)
    for (let km = 5; km < 800; km *= 2) {
      expect(growSea(wind + 1, km).heightM).toBeGreaterThan(growSea(wind, km).heightM);
      expect(growSea(wind, km * 2).heightM).toBeGreaterThanOrEqual(growSea(wind, km).heightM);
    }
});
