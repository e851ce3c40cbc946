import { expect, test } from 'vitest';
import { yearAfter } from './plan-words.ts';

test('a year after 29 February is the last day of February', () => {
  expect(yearAfter('2028-02-29T12:00:00').toDateString()).toBe('Wed Feb 28 2029');
  expect(yearAfter('2027-11-20T12:00:00').toDateString()).toBe('Mon Nov 20 2028');
});
