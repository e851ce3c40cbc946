import { HOUR_MS } from '@groundswell/durations';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { madeOcean, washout } from '../../test-support/made-ocean.ts';
import { composeForecast } from '../compose/compose-forecast.ts';
import { confidenceOf, faceError, likelyRange } from './confidence.ts';

const leads = fc.double({ min: -1, max: 20, noNaN: true });
const spreads = fc.double({ min: 0, max: 2, noNaN: true });

test('a later day, or a greater spread of runs, never lowers the error', () => {
  fc.assert(
    fc.property(leads, spreads, fc.double({ min: 0, max: 5, noNaN: true }), (lead, spread, more) => {
      expect(faceError(lead + more, spread)).toBeGreaterThanOrEqual(faceError(lead, spread));
      expect(faceError(lead, spread + more)).toBeGreaterThanOrEqual(faceError(lead, spread));
    }),
  );
});

test('tomorrow has high confidence from the first run on, the tenth day has low confidence however well runs agree', () => {
  const levels = Array.from({ length: 16 }, (_, day) => confidenceOf(faceError(day + 0.5)));
  expect(levels.slice(0, 3)).toEqual(['high', 'high', 'high']);
  expect(levels.slice(4, 7)).toEqual(['medium', 'medium', 'medium']);
  expect(levels.slice(8).every((level) => level === 'low')).toBe(true);
});

test('runs that disagree lower the confidence on any day', () => {
  expect(confidenceOf(faceError(1, 0.2))).toBe('medium');
  expect(confidenceOf(faceError(1, 0.4))).toBe('low');
  expect(confidenceOf(faceError(5, 0.25))).toBe('low');
});

test('the error stays below the face itself', () => {
  fc.assert(
    fc.property(leads, spreads, (lead, spread) => {
      expect(faceError(lead, spread)).toBeLessThanOrEqual(0.9);
    }),
  );
});

test('the error changes hour by hour between a day of differing runs and the next day', () => {
  const runAt = Date.UTC(2026, 10, 20, 6);
  const own = composeForecast({ beach: washout, ocean: madeOcean(runAt), now: runAt });
  const differ = { ...own, runs: { runAt: [], faceCm: [], spreadPct: own.days.map((_, day) => (day === 2 ? 40 : 5)) } };
  const hours = own.days.flatMap(({ startAt, endAt }, day) =>
    Array.from({ length: (endAt - startAt) / HOUR_MS }, (_, hour) =>
      likelyRange(differ, startAt + hour * HOUR_MS, day),
    ),
  );
  const steps = hours.slice(1).map(({ above }, hour) => Math.abs(above - (hours[hour]?.above ?? 0)));
  expect(Math.max(...steps)).toBeLessThan(0.03);
  expect(hours[2 * 24 + 12]?.above).toBeGreaterThan(0.4);
  expect(hours[3 * 24 + 12]?.above).toBeLessThan(0.23);
});
