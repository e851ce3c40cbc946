import { MINUTE_MS } from '@groundswell/durations';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepFresh, shouldRefresh } from './keep-fresh.ts';

const NOW = 10_000_000;
const times = { now: NOW, askedAt: NOW - 300_000, activeAt: NOW, hiddenAt: undefined };

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

test('the timer refreshes if the reader was idle for less than 3 minutes', () => {
  expect(shouldRefresh('timer', { ...times, activeAt: NOW - 179_000 })).toBe(true);
  expect(shouldRefresh('timer', { ...times, activeAt: NOW - 180_000 })).toBe(false);
});

test('a touch after more than 5 idle minutes refreshes what was requested 300 s ago', () => {
  expect(shouldRefresh('touch', { ...times, activeAt: NOW - 301_000 })).toBe(true);
  expect(shouldRefresh('touch', { ...times, activeAt: NOW - 300_000 })).toBe(false);
  expect(shouldRefresh('touch', { ...times, activeAt: NOW - 301_000, askedAt: NOW - 299_000 })).toBe(false);
});

test('a tab that was hidden for more than 300 s is refreshed when it is seen again', () => {
  expect(shouldRefresh('visible', { ...times, hiddenAt: NOW - 301_000 })).toBe(true);
  expect(shouldRefresh('visible', { ...times, hiddenAt: NOW - 300_000 })).toBe(false);
  expect(shouldRefresh('visible', times)).toBe(false);
});

/**
 * Returns the minutes within one hour at which the data are refreshed. The data were read `readAgo` minutes before the
 * hour; `touches` tells in which minutes the reader touches the page.
 */
function refreshMinutes(touches: (minute: number) => boolean, readAgo = 0) {
  const begunAt = Date.now();
  const page = Object.assign(new EventTarget(), { hidden: false });
  const minutes: number[] = [];
  const refresh = () => minutes.push((Date.now() - begunAt) / MINUTE_MS);
  const stop = keepFresh({ page, now: Date.now, askedAt: begunAt - readAgo * MINUTE_MS, refresh });
  for (let minute = 1; minute <= 60; minute++) {
    vi.advanceTimersByTime(MINUTE_MS);
    if (touches(minute)) page.dispatchEvent(new Event('pointerdown'));
  }
  stop();
  vi.advanceTimersByTime(60 * MINUTE_MS);
  return minutes;
}

test('an hour of an active reader has twelve refreshes, five minutes apart however late replies come', () => {
  expect(refreshMinutes(() => true)).toEqual([5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60]);
});

test('nothing is refreshed while a reader pauses; their first touch does, and then the timer again', () => {
  expect(refreshMinutes((minute) => minute < 12 || minute > 51)).toEqual([5, 10, 52, 57]);
});

test('data read before the map came back are refreshed when their five minutes are over', () => {
  expect(refreshMinutes((minute) => minute < 4, 3)).toEqual([2]);
  expect(refreshMinutes(() => false, 30)).toEqual([0]);
});
