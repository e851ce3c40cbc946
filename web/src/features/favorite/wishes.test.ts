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

test('a removal that is taken back while there is no connection waits as that', () => {
  const wishes = withWish([{ beachId: 148, wanted: false }], { beachId: 148, wanted: true, undo: true });
  expect(wishes).toEqual([{ beachId: 148, wanted: true, undo: true }]);
});

test('a wish that was answered waits no longer, one that came after it does', () => {
  const wishes = [
    { beachId: 148, wanted: false },
    { beachId: 1, wanted: true },
  ];
  expect(withoutWish(wishes, { beachId: 148, wanted: false })).toEqual([{ beachId: 1, wanted: true }]);
  expect(withoutWish(wishes, { beachId: 148, wanted: true })).toEqual(wishes);
});
