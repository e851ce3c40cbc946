import { expect, test } from 'vitest';
import { createRandom } from '../random.ts';
import { unitVector } from '../sphere.ts';
import { canSee } from './sight.ts';

const at = (latDeg: number, lonDeg: number) => unitVector({ latDeg, lonDeg });

test('the open Pacific is visible across, and a continent or a nearby island hides', () => {
  expect(canSee(at(37.6, -123), at(43, 165))).toBe(true);
  expect(canSee(at(36.2, -75), at(43, 165))).toBe(false);
  expect(canSee(at(21.8, -158.1), at(43, 175))).toBe(true);
  expect(canSee(at(21.2, -157.9), at(43, 205))).toBe(false);
});

test('skipping open sea misses no land: reading every step gives the same', () => {
  const random = createRandom('sight');
  const anywhere = () => at((Math.asin(2 * random() - 1) * 180) / Math.PI, 360 * random());
  let seen = 0;
  for (let n = 0; n < 6000; n++) {
    const [from, to] = [anywhere(), anywhere()];
    const sees = canSee(from, to);
    if (canSee(from, to, false) !== sees) throw new Error(`From ${JSON.stringify(from)} to ${JSON.stringify(to)}.`);
    if (sees) seen++;
  }
  expect(seen).toBeGreaterThan(500);
});
