import { TooManyRequestsError } from '@groundswell/runtime';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { atLeast } from './at-least.ts';

let release: () => void;
vi.mock('node:timers/promises', () => ({
  setTimeout: () =>
    new Promise<void>((resolve) => {
      release = resolve;
    }),
}));
beforeEach(() => {
  release = () => undefined;
});
afterEach(() => release());

/** Returns two states of the reply: before the minimum time is over, and after it. */
async function follow(work: () => Promise<string>, isOpen?: (done: string) => boolean): Promise<[string, string]> {
  let came = 'waiting';
  const answered = atLeast(1000, work, isOpen).then(
    (done) => {
      came = done;
    },
    (error: Error) => {
      came = error.message;
    },
  );
  await new Promise((resolve) => setImmediate(resolve));
  const before = came;
  release();
  await answered;
  return [before, came];
}

test('the result of the work, or its error, is returned when the time is over', async () => {
  expect(await follow(async () => 'done')).toEqual(['waiting', 'done']);
  expect(await follow(() => Promise.reject(new Error('broken')))).toEqual(['waiting', 'broken']);
});

test('an open result and a refusal for too many requests are returned at once', async () => {
  const isOpen = (done: string) => done === 'signed in';
  expect(await follow(async () => 'signed in', isOpen)).toEqual(['signed in', 'signed in']);
  expect(await follow(async () => 'wrong', isOpen)).toEqual(['waiting', 'wrong']);
  const [before] = await follow(() => Promise.reject(new TooManyRequestsError(1)));
  expect(before).toBe('Too many requests. Try again later.');
});
