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
  watch.plan();
});
afterEach(() => {
  watch.stop();
  vi.useRealTimers();
});
/** Time passes while somebody uses the page. */
async function use(minutes: number): Promise<void> {
  for (let minute = 0; minute < minutes; minute++) {
    watch.touched();
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
  }
}

test('a tab in use asks once as it opens and then every five minutes: at most 289 times a day', async () => {
  await use(24 * 60);
  expect(asked).toBe(289);
});

test('it asks every seven seconds while a change of plan is pending, and slowly again once it has ended', async () => {
  await use(1);
  isPending = true;
  watch.plan();
  asked = 0;
  await use(2);
  expect(asked).toBe(18);
  isPending = false;
  watch.plan();
  asked = 0;
  await use(10);
  expect(asked).toBe(2);
});

test('it asks at once when it comes into view, never out of view, and no more often however it is turned to and fro', async () => {
  await use(1);
  isInView = false;
  watch.plan();
  asked = 0;
  await use(60);
  expect(asked).toBe(0);
  isInView = true;
  for (let turn = 0; turn < 50; turn++) watch.shown();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toBe(1);
});

test('ten minutes after its last touch it asks no more until it is touched; not while a change is pending', async () => {
  await vi.advanceTimersByTimeAsync(60 * MINUTE_MS);
  expect(asked).toBeLessThanOrEqual(3);
  asked = 0;
  watch.touched();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toBe(1);
  isPending = true;
  watch.plan();
  await vi.advanceTimersByTimeAsync(20 * MINUTE_MS);
  expect(asked).toBeGreaterThan(100);
});

test('a failed read is tried again at its time', async () => {
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
  failing.plan();
  await vi.advanceTimersByTimeAsync(21_500);
  expect(tries).toBe(4);
  failing.stop();
});
