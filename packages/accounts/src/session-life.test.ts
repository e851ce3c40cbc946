import { makeSession } from '@groundswell/data/testing/make-account';
import { DAY_MS } from '@groundswell/durations';
import { expect, test } from 'vitest';
import { endOf, isOver } from './session-life.ts';

const begun = Date.UTC(2026, 10, 20, 12);
const remembered = { ...makeSession(begun), remembered: true };

test('a session lasts 30 days however much it is used, and 365 if it is to be remembered', () => {
  const used = { ...makeSession(begun), seenAt: begun + 30 * DAY_MS - 1 };
  expect([isOver(used, begun + 30 * DAY_MS - 1), isOver(used, begun + 30 * DAY_MS)]).toEqual([false, true]);
  const usedLong = { ...remembered, seenAt: begun + 365 * DAY_MS - 1 };
  expect([isOver(usedLong, begun + 365 * DAY_MS - 1), isOver(usedLong, begun + 365 * DAY_MS)]).toEqual([false, true]);
  expect(endOf(used)).toBe(begun + 30 * DAY_MS);
});

test('90 days without use end a session', () => {
  const seenAt = begun + 10 * DAY_MS;
  const unused = { ...remembered, seenAt };
  expect([isOver(unused, seenAt + 90 * DAY_MS - 1), isOver(unused, seenAt + 90 * DAY_MS)]).toEqual([false, true]);
});
