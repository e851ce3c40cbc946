import fc from 'fast-check';
import { expect, test } from 'vitest';
import { KNOTS_PER_MPS } from '../units.ts';
import { rateCondition } from './condition.ts';
import { windRelation } from './relation.ts';

const knots = (kt: number) => kt / KNOTS_PER_MPS;
const rate = (kt: number, fromDeg: number, gustKt?: number, seaShare?: number) =>
  rateCondition(
    { windSpeedMps: knots(kt), windFromDeg: fromDeg, gustMps: gustKt === undefined ? undefined : knots(gustKt) },
    90,
    seaShare,
  );

test.each([
  [4, 90, 'clean'],
  [5.5, 90, 'fair'],
  [10, 90, 'choppy'],
  [10, 0, 'fair'],
  [15, 0, 'choppy'],
  [15, 270, 'clean'],
  [25, 270, 'fair'],
  [31, 270, 'choppy'],
  [14, 315, 'clean'],
])('%d kt from %d on a beach facing 90 is %s', (kt, fromDeg, condition) => {
  expect(rate(kt, fromDeg).condition).toBe(condition);
});

test('at or under 4 kt it is clean whatever the gusts, the direction and the wind sea', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 4, noNaN: true }),
      fc.double({ min: 0, max: 360, noNaN: true }),
      fc.double({ min: 0, max: 60, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (kt, fromDeg, gustKt, share) => {
        expect(rate(kt - 1e-9, fromDeg, gustKt, share).condition).toBe('clean');
      },
    ),
  );
});

test('more wind never makes it cleaner', () => {
  const rank = { clean: 0, fair: 1, choppy: 2 };
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 40, noNaN: true }),
      fc.double({ min: 0, max: 20, noNaN: true }),
      fc.double({ min: 0, max: 360, noNaN: true }),
      (kt, more, fromDeg) => {
        const calmer = rate(kt, fromDeg).condition;
        const windier = rate(kt + more, fromDeg).condition;
        expect(windier && rank[windier]).toBeGreaterThanOrEqual(calmer ? rank[calmer] : 3);
      },
    ),
  );
});

test('turning coast and wind together changes nothing', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 40, noNaN: true }),
      fc.integer({ min: 0, max: 359 }),
      fc.integer({ min: 0, max: 359 }),
      (kt, fromDeg, turn) => {
        const turned = rateCondition(
          { windSpeedMps: knots(kt), windFromDeg: (fromDeg + turn) % 360 },
          (90 + turn) % 360,
          undefined,
        );
        expect(turned).toEqual(rate(kt, fromDeg));
      },
    ),
  );
});

test('gusts far above the mean roughen it and are given as the reason, usual ones do not', () => {
  expect(rate(5.5, 75, 7.7).reasons).toHaveLength(1);
  const gusty = rate(18, 270, 45);
  expect(gusty.condition).toBe('fair');
  expect(gusty.reasons.map(({ because }) => because)).toEqual(['wind', 'gusts']);
});

test('surf that is mostly wind sea is fair at best and gives it as the reason', () => {
  const rating = rate(10, 270, 13, 0.7);
  expect(rating.condition).toBe('fair');
  expect(rating.reasons.map(({ because }) => because)).toEqual(['wind', 'wind-sea']);
  expect(rate(10, 270, 13, 0.4).condition).toBe('clean');
});

test('without wind there is no condition, and the reason states it', () => {
  expect(rateCondition({}, 90, 0.2)).toEqual({ reasons: [{ because: 'no-wind-forecast' }] });
});

test.each([
  [90, 'onshore'],
  [140, 'cross-onshore'],
  [0, 'cross-shore'],
  [220, 'cross-offshore'],
  [270, 'offshore'],
])('wind from %d on a beach facing 90 is %s', (fromDeg, relation) => {
  expect(windRelation(fromDeg, 90)).toBe(relation);
});
