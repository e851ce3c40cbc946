import { expect, test } from 'vitest';
import { listTiers } from './tiers.ts';

test('Basic sees as far as the server says, the paid tiers see 16 days', () => {
  expect(listTiers(3).map(({ forecastDays }) => forecastDays)).toEqual([3, 16, 16]);
});

test('every tier gives at least what the one below it gives, and only the last has no ads', () => {
  const [basic, pro, plus] = listTiers(3);
  expect(pro.favorites).toBeGreaterThan(basic.favorites);
  expect(plus.alerts).toBeGreaterThan(pro.alerts);
  expect([basic.ads, pro.ads, plus.ads]).toEqual([true, true, false]);
});
