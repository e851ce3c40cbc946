import { expect, test } from 'vitest';
import { errorsFor, leaningOf, listAveragedErrors, listDayErrors } from './model.ts';

const days = <T>(first: readonly T[], rest: T): T[] => Array.from({ length: 16 }, (_, at) => first[at] ?? rest);
const known = (values: readonly (number | null)[]) => days<number | null>(values, null);
const count = (values: readonly unknown[]) =>
  days(
    values.map(() => 600),
    0,
  );
const figures = (mae: readonly (number | null)[], bias: readonly (number | null)[]) => ({
  n: count(mae),
  bias: known(bias),
  mae: known(mae),
  rms: known(mae),
});
const none = figures([], []);
const errors = (mae: readonly (number | null)[], bias = mae.map<number | null>(() => 0)) => ({
  height_m: figures(mae, bias),
  within_pct: known(mae.map((one) => (one === null ? null : 90))),
  averaged_m: { n: count(mae), bias: known(bias), rms: known(mae), scatter: known(mae) },
  period_s: figures([1.2], [0]),
  direction_deg: none,
});
const buoy = (id: string, mae: readonly (number | null)[]) => ({
  ...errors(mae),
  buoy: id,
  name: id,
  coast: 'east-coast' as const,
  cell_km: 5,
  model: 'gfswave',
  bands_m: { short: null, middle: null, long: null },
  corrections: [],
});
const reply = (...buoys: ReturnType<typeof buoy>[]) => ({
  as_of: '2026-11-20T12:00:00.000Z',
  days: 30,
  ocean: 'noaa' as const,
  least: 480,
  overall: errors([0.2]),
  coasts: [],
  buoys,
  left_out: [{ buoy: '46240', name: 'Cabrillo Point', reason: 'view' as const }],
});

test('only lead times with compared values have a row', () => {
  const row = { biasM: 0, withinPct: 90, fromDeg: undefined, hours: 600 };
  expect(listDayErrors(errors([0.1, 0.2, 0.3, 0.4]))).toEqual([
    { ...row, day: 1, heightM: 0.1, periodS: 1.2 },
    { ...row, day: 2, heightM: 0.2, periodS: undefined },
    { ...row, day: 3, heightM: 0.3, periodS: undefined },
  ]);
  expect(listDayErrors(errors([]))).toEqual([]);
});

test('a lead time with too few values has a row that gives their number and no figure', () => {
  const few = errors([0.1, null], [0, null]);
  expect(listDayErrors(few)[1]).toMatchObject({ day: 2, hours: 600, heightM: undefined, withinPct: undefined });
  expect(listAveragedErrors(errors([null], [null]))).toEqual([
    { day: 1, hours: 600, biasM: undefined, rmsM: undefined, scatter: undefined },
  ]);
});

test('a bias to one side is distinguished from errors to both sides', () => {
  const leaning = (heightM: number, biasM: number) => leaningOf({ heightM, biasM });
  expect([leaning(0.3, 0.2), leaning(0.3, -0.2), leaning(0.3, 0.05), leaning(0, 0)]).toEqual([
    'high',
    'low',
    'none',
    'none',
  ]);
});

test('a beach has the errors of its own buoy, or those of all buoys if that one was not compared', () => {
  const all = reply(buoy('44097', [0.3]), buoy('44100', []));
  const first = (id: string | undefined) => errorsFor(all, id).days[0]?.heightM;
  expect([first('44097'), first('44100'), first('46225'), first(undefined)]).toEqual([0.3, 0.2, 0.2, 0.2]);
  expect(errorsFor(all, '46240').left?.reason).toBe('view');
});
