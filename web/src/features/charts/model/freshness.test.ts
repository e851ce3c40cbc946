import { expect, test } from 'vitest';
import { awaitEveryMs, compareRuns } from './freshness.ts';

const NOW = 10_000_000;

test('a run that goes back or loses hours counts as older', () => {
  const shown = { run: '2026112006', model: 'gfs.0p25', hours: [0, 3] };
  expect(compareRuns(undefined, shown)).toBe('newer');
  expect(compareRuns(shown, shown)).toBe('same');
  expect(compareRuns(shown, { ...shown, hours: [0, 3, 6] })).toBe('newer');
  expect(compareRuns(shown, { ...shown, run: '2026112012', hours: [0] })).toBe('newer');
  expect(compareRuns(shown, { ...shown, run: '2026112000', hours: [0, 3, 6] })).toBe('older');
  expect(compareRuns(shown, { ...shown, hours: [0] })).toBe('older');
});

test('pending hours are polled every ten seconds, until none has arrived for twenty minutes', () => {
  const run = { run: '2026112006', model: 'gfs.0p25', hours: [0], awaitedHours: [3] };
  expect(awaitEveryMs({ run, drawnAt: NOW }, NOW)).toBe(10_000);
  expect(awaitEveryMs({ run: { ...run, hours: [] }, drawnAt: undefined }, NOW)).toBe(10_000);
  expect(awaitEveryMs({ run, drawnAt: NOW - 1_200_001 }, NOW)).toBeUndefined();
  expect(awaitEveryMs({ run: { ...run, awaitedHours: undefined }, drawnAt: NOW }, NOW)).toBeUndefined();
  expect(awaitEveryMs({ run: undefined, drawnAt: undefined }, NOW)).toBeUndefined();
});
