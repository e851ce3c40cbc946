import { expect, test } from 'vitest';
import { favoriteLimitSentence } from './favorite-limit.ts';

test('each plan is offered the next one, and the largest plan none', () => {
  expect(favoriteLimitSentence('Basic', 5)).toBe('Your plan keeps 5 favorites. Upgrade to Groundswell Pro to keep 15.');
  expect(favoriteLimitSentence('Pro', 15)).toBe(
    'Your plan keeps 15 favorites. Upgrade to Groundswell Pro Plus to keep 30.',
  );
  expect(favoriteLimitSentence('Pro Plus', 30)).toMatch(/Remove a favorite first\.$/);
});
