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

test('undoing a removal offline waits as an undo', () => {
  const wishes = withWish([{ beachId: 148, wanted: false }], { beachId: 148, wanted: true, undo: true });
  expect(wishes).toEqual([{ beachId: 148, wanted: true, undo: true }]);
});

test('an answered wish is dropped, a later one stays', () => {
  const wishes = [
    { beachId: 148, wanted: false },
    { beachId: 1, wanted: true },
  ];
  expect(withoutWish(wishes, { beachId: 148, wanted: false })).toEqual([{ beachId: 1, wanted: true }]);
  expect(withoutWish(wishes, { beachId: 148, wanted: true })).toEqual(wishes);
});
