import { expect, test } from 'vitest';
import { isFar } from './model.ts';

test('a beach is far past 300 km', () => {
  expect([5, 300, 300.1, 5220].map(isFar)).toEqual([false, false, true, true]);
});
