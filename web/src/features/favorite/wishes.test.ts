import { expect, test } from 'vitest';
import { withoutWish, withWish } from './wishes.ts';

test('of several wishes for one beach the last counts', () => {
  const wishes = [
    { beachId: 148, wanted: true },
    { beachId: 1, wanted: true },
  ];
  expect(withWish(wishes, { beachId: 148, wanted: false })).toEqual([
    { beachId: 1, wanted: true },
    { beachId: 148, wanted: false },
  ]);
});

test('a wish that was answered waits no longer, one that came after it does', () => {
  const wishes = [
    { beachId: 148, wanted: false },
    { beachId: 1, wanted: true },
  ];
  expect(withoutWish(wishes, { beachId: 148, wanted: false })).toEqual([{ beachId: 1, wanted: true }]);
  expect(withoutWish(wishes, { beachId: 148, wanted: true })).toEqual(wishes);
});
