import type { SubscriptionReply } from '@groundswell/contracts';
import { expect, test } from 'vitest';
import { sumToday } from './sum-today.ts';

const today = (over: Partial<SubscriptionReply>) => sumToday({ on_trial: false, ...over } as SubscriptionReply);

test('what a change costs is told as the provider reckons it; what could not be asked is not told as nothing', () => {
  expect(today({ change_price_today: '$20.00', change_next_charge: '$39.99' })).toBe('$20.00');
  expect(today({ change_credit_today: '$20.00', change_next_charge: '$0.00' })).toContain('$20.00');
  expect(today({ change_next_charge: '$39.99' })).toBe('Nothing');
  expect(today({ on_trial: true })).toBe('Nothing');
  expect(today({})).toBeUndefined();
});
