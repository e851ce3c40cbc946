import { HOUR_MS } from '@groundswell/durations';
import { expect, test } from 'vitest';
import { washout } from '../../test-support/made-ocean.ts';
import type { BeachForecast } from '../beach-forecast.ts';
import { composeForecast } from '../compose/compose-forecast.ts';
import { compareRuns } from './compare-runs.ts';

const runAt = Date.UTC(2026, 10, 20, 6);

/** Builds the forecast of one run of `hours` hours: a swell of `heightM` metres that comes straight at the beach. */
function run(hoursBefore: number, heightM: number, hours = 384, previous?: BeachForecast): BeachForecast {
  const startAt = runAt - hoursBefore * HOUR_MS;
  const samples = Array.from({ length: hours + 1 }, (_, hour) => ({
    validAt: startAt + hour * HOUR_MS,
    heightM,
    trains: [{ kind: 'swell' as const, heightM, periodS: 12, fromDeg: washout.facingDeg }],
  }));
  const waves = { source: { model: 'gfswave.atlocn.0p16', runAt: startAt }, samples };
  return composeForecast({ beach: washout, ocean: { waves }, previous, now: startAt + 6 * HOUR_MS });
}
const own = run(0, 1);
const faceCm = (own.waves?.faceCm[200] ?? Number.NaN) as number;

test('equal runs have no spread', () => {
  const compared = compareRuns(own, [run(6, 1), run(12, 1), run(24, 1)]);
  expect(compared?.runAt).toEqual([6, 12, 24].map((hours) => runAt - hours * HOUR_MS));
  expect(compared?.faceCm.map((days) => days[5])).toEqual([faceCm, faceCm, faceCm]);
  expect(compared?.spreadPct.slice(0, 14)).toEqual(Array.from({ length: 14 }, () => 0));
});

test('the spread is the standard deviation over the mean, at the same hours', () => {
  const compared = compareRuns(own, [run(6, 1.5), run(12, 0.6)]);
  const faces = [own, run(6, 1.5), run(12, 0.6)].map(({ waves }) => waves?.faceCm[200] ?? Number.NaN);
  const mean = faces.reduce((sum, face) => sum + face, 0) / 3;
  const deviation = Math.sqrt(faces.reduce((sum, face) => sum + (face - mean) ** 2, 0) / 2);
  expect(compared?.spreadPct[6]).toBe(Math.round((deviation / mean) * 100));
});

test('a hand’s breadth on a tiny sea does not lower confidence', () => {
  const tiny = compareRuns(run(0, 0.05), [run(6, 0.1), run(12, 0.05)]);
  expect(tiny?.spreadPct[6]).toBeLessThan(15);
});

test('two runs are too few for a spread, and a run counts only for the days it covers', () => {
  expect(compareRuns(own, [run(6, 3)])?.spreadPct.every((pct) => pct === null)).toBe(true);
  const compared = compareRuns(own, [run(6, 1), run(12, 1, 100)]);
  expect(compared?.spreadPct.slice(1, 3)).toEqual([0, 0]);
  expect(compared?.spreadPct[6]).toBeNull();
  expect(compared?.faceCm.map((days) => days[6])).toEqual([faceCm, null]);
  expect(compareRuns(own, [run(6, 1), run(12, 3, 100), run(24, 1)])?.spreadPct[6]).toBe(0);
});

test('a run counts once however often it was composed, the newest is never compared with itself, and five are the limit', () => {
  const again = { ...run(6, 2), updatedAt: runAt + 2 * HOUR_MS };
  expect(compareRuns(own, [run(0, 2), run(-6, 2)])).toBeUndefined();
  expect(compareRuns(own, [run(6, 1), again, run(6, 1)])?.faceCm[0]?.[5]).toBe(again.waves?.faceCm[200]);
  const many = [36, 6, 30, 12, 24, 18, 42].map((hours) => run(hours, 1));
  expect(compareRuns(own, many)?.runAt).toEqual([6, 12, 18, 24, 30].map((hours) => runAt - hours * HOUR_MS));
});

test('hours carried over from an earlier run do not count for the run', () => {
  const older = { fromAt: own.startAt + 150 * HOUR_MS, runAt: runAt - 12 * HOUR_MS };
  const early = { ...run(6, 3), sources: { ...run(6, 3).sources, older } };
  expect(compareRuns(own, [early])?.faceCm[0]?.slice(5, 8)).toEqual([early.waves?.faceCm[130], null, null]);

  const carried = run(-8, 3, 384, run(0, 1));
  const compared = compareRuns(run(-14, 1), [carried]);
  expect(carried.waves?.faceCm[6]).toBe(faceCm);
  expect(compared?.faceCm[0]?.[0]).toBe(carried.waves?.faceCm[200]);
});
