import { expect, test } from 'vitest';
import { bestHours } from './best-hours.ts';

test('best hours state their condition, above all if they are choppy', () => {
  expect(bestHours({ from: '2pm', to: '6pm', cond: 'choppy' })).toBe('2pm – 6pm choppy');
  expect(bestHours({ from: '2pm', to: '6pm', cond: null })).toBe('2pm – 6pm');
});
