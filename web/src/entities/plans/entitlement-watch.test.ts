import { MINUTE_MS } from '@groundswell/durations';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchEntitlement } from './entitlement-watch.ts';

let asked: number;
let isInView: boolean;
let isPending: boolean;
let watch: ReturnType<typeof watchEntitlement>;
beforeEach(() => {
  vi.useFakeTimers();
  [asked, isInView, isPending] = [0, true, false];
  watch = watchEntitlement({ read: async () => void asked++, isInView: () => isInView, isPending: () => isPending });
  watch.schedule();
});
afterEach(() => {
  watch.stop();
  vi.useRealTimers();
});
/** Advances the clock while the user interacts with the page. */
async function use(minutes: number): Promise<void> {
  for (let minute = 0; minute < minutes; minute++) {
    watch.touched();
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
  }
}

test('a tab in use polls when it opens and then every five minutes: at most 289 times a day', async () => {
  await use(24 * 60);
  expect(asked).toBe(289);
});

test('it polls every seven seconds while a change of plan is pending, and slowly after it has ended', async () => {
  await use(1);
  isPending = true;
  watch.schedule();
  asked = 0;
  await use(2);
  expect(asked).toBe(18);
  isPending = false;
  watch.schedule();
  asked = 0;
  await use(10);
  expect(asked).toBe(2);
});

test('it polls at once when it becomes visible, never while hidden, and not more often if visibility changes repeatedly', async () => {
  await use(1);
  isInView = false;
  watch.schedule();
  asked = 0;
  await use(60);
  expect(asked).toBe(0);
  isInView = true;
  for (let turn = 0; turn < 50; turn++) watch.shown();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toBe(1);
});

test('ten minutes after the last interaction it stops polling until the next one, unless a change is pending', async () => {
  await vi.advanceTimersByTimeAsync(60 * MINUTE_MS);
  expect(asked).toBeLessThanOrEqual(3);
  asked = 0;
  watch.touched();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toBe(1);
  isPending = true;
  watch.schedule();
  await vi.advanceTimersByTimeAsync(20 * MINUTE_MS);
  expect(asked).toBeGreaterThan(100);
});

test('a failed read is retried at the next interval', async () => {
  watch.stop();
  let tries = 0;
  const failing = watchEntitlement({
    read: () => {
      tries++;
      return Promise.reject(new Error('offline'));
    },
    isInView: () => true,
    isPending: () => true,
  });
  failing.schedule();
  await vi.advanceTimersByTimeAsync(21_500);
  expect(tries).toBe(4);
  failing.stop();
});
