import { expect, test } from 'vitest';
import { renewed } from './renewed.ts';

const MINUTE = 60_000;

function useClock() {
  const state = { now: 0, reads: 0, isDown: false };
  const get = renewed(
    async () => {
      state.reads++;
      if (state.isDown) throw new Error('down');
      return `read at ${state.now / MINUTE}`;
    },
    () => state.now,
  );
  const at = (minute: number) => {
    state.now = minute * MINUTE;
    return get();
  };
  return { state, get, at };
}

test('a value is read once in five minutes, and once by concurrent callers', async () => {
  const { state, get, at } = useClock();
  expect(await Promise.all([get(), get()])).toEqual(['read at 0', 'read at 0']);
  expect(await at(4.9)).toBe('read at 0');
  expect(state.reads).toBe(1);
  expect(await at(5)).toBe('read at 5');
});

test('a value that cannot be renewed is used until it is fifteen minutes old, then the error is thrown', async () => {
  const { state, at } = useClock();
  await at(0);
  state.isDown = true;
  for (const minute of [5, 10, 14.9]) expect(await at(minute)).toBe('read at 0');
  await expect(at(15)).rejects.toThrow('down');
  state.isDown = false;
  expect(await at(15)).toBe('read at 15');
});

test('a failed renewal is tried again half a minute later, not by every call', async () => {
  const { state, at } = useClock();
  await at(0);
  state.isDown = true;
  for (const minute of [5, 5.1, 5.4, 5.5, 5.9]) await at(minute);
  expect(state.reads).toBe(3);
});
