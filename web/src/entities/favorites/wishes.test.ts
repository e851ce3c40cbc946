import { expect, test, vi } from 'vitest';
import { dropOthersWishes, isOf, keepWish, leaveWishes, readWishes, withoutWish, withWish } from './wishes.ts';

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

test('what was left by a session that is over is of the user who had it, and of nobody else', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  });
  const ofAnn = { beachId: 148, wanted: true, userId: 'ann' };
  keepWish(ofAnn);
  keepWish({ beachId: 1, wanted: true });
  expect(readWishes().map((wish) => isOf(wish, 'bob'))).toEqual([false, true]);
  leaveWishes();
  expect(readWishes()).toEqual([ofAnn]);
  dropOthersWishes('ann');
  expect(readWishes()).toEqual([ofAnn]);
  dropOthersWishes('bob');
  expect(readWishes()).toEqual([]);
  vi.unstubAllGlobals();
});

test('an answered wish is dropped, a later one stays', () => {
  const wishes = [
    { beachId: 148, wanted: false },
    { beachId: 1, wanted: true },
  ];
  expect(withoutWish(wishes, { beachId: 148, wanted: false })).toEqual([{ beachId: 1, wanted: true }]);
  expect(withoutWish(wishes, { beachId: 148, wanted: true })).toEqual(wishes);
});
