import { HOUR_MS, MINUTE_MS } from '@groundswell/durations';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createServerClock, KEPT_MARK } from './server-clock.ts';

const NOON = Date.parse('2026-11-20T12:00:00Z');

let clock: ReturnType<typeof createServerClock>;
const sync = (headers: Record<string, string> = {}, sentAt = Date.now()) =>
  clock.sync({ headers: new Headers({ date: new Date(NOON).toUTCString(), ...headers }) }, sentAt);

beforeEach(() => {
  clock = createServerClock();
  vi.useFakeTimers({ now: NOON + 5 * HOUR_MS });
});
afterEach(() => void vi.useRealTimers());

test('where the device’s clock is hours off, the server’s time is used, and listeners are notified', () => {
  const onChange = vi.fn();
  const unsubscribe = clock.onChange(onChange);
  sync();
  sync();
  expect([clock.now(), onChange.mock.calls.length]).toEqual([NOON, 1]);
  expect(clock.at(NOON + 4 * HOUR_MS)).toBe(NOON - HOUR_MS);
  vi.setSystemTime(NOON - 3 * HOUR_MS);
  sync();
  expect([clock.now(), onChange.mock.calls.length]).toEqual([NOON, 2]);
  unsubscribe();
});

test('the time that the CDN held a reply is added to its date', () => {
  sync({ age: '120' });
  expect(clock.now()).toBe(NOON + 2 * MINUTE_MS);
});

test('a correct clock is not adjusted, nor is one that the user has corrected since', () => {
  vi.setSystemTime(NOON + 4 * MINUTE_MS);
  sync();
  expect(clock.now()).toBe(NOON + 4 * MINUTE_MS);
  vi.setSystemTime(NOON + 5 * HOUR_MS);
  sync();
  vi.setSystemTime(NOON);
  sync();
  expect(clock.now()).toBe(NOON);
});

test.each([
  ['that the device kept', { [KEPT_MARK]: 'true' }],
  ['that may lie in the browser for long', { 'cache-control': 'public, max-age=3600' }],
  ['without a date', { date: '' }],
])('a reply %s gives no time', (_, headers) => {
  sync(headers);
  expect(clock.now()).toBe(NOON + 5 * HOUR_MS);
});

test('a reply that arrived while the device slept gives no time', () => {
  sync({}, NOON);
  expect(clock.now()).toBe(NOON + 5 * HOUR_MS);
});
