import { expect, test } from 'vitest';
import { planOfTier, TIERS } from './plans.ts';
import { tierOnWire, wireTierOf } from './wire-tier.ts';

test('Basic sees as many days as the deployment sets, the paid tiers see 16', () => {
  expect(TIERS.map((tier) => planOfTier(tier, 4).forecastDays)).toEqual([4, 16, 16]);
});

test('every tier gives more than the one below it, and only the last is without ads', () => {
  const [basic, pro, plus] = TIERS.map((tier) => planOfTier(tier));
  expect(pro?.favoriteLimit).toBeGreaterThan(basic?.favoriteLimit ?? 0);
  expect(plus?.alertLimit).toBeGreaterThan(pro?.alertLimit ?? 0);
  expect([basic, pro, plus].map((plan) => plan?.hasAds)).toEqual([true, true, false]);
});

test('the names on the wire are those of the tiers, except Premium', () => {
  expect(TIERS.map(wireTierOf)).toEqual(['Basic', 'Pro', 'Premium']);
  expect(TIERS.map((tier) => tierOnWire(wireTierOf(tier)))).toEqual([...TIERS]);
});
