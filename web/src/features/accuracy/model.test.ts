import { expect, test } from 'vitest';
import { errorsFor, leaningOf, listDayErrors } from './model.ts';

const days = <T>(first: readonly T[], rest: T): T[] => Array.from({ length: 16 }, (_, at) => first[at] ?? rest);
const figures = (mae: readonly number[], bias: readonly number[]) => ({
  n: days(
    mae.map(() => 24),
    0,
  ),
  bias: days<number | null>(bias, null),
  mae: days<number | null>(mae, null),
  rms: days<number | null>(mae, null),
});
const none = figures([], []);
const errors = (mae: readonly number[], bias = mae.map(() => 0)) => ({
  height_m: figures(mae, bias),
  period_s: figures([1.2], [0]),
  direction_deg: none,
});
const buoy = (id: string, mae: readonly number[]) => ({
  ...errors(mae),
  buoy: id,
  name: id,
  model: 'gfswave',
  bands_m: { short: null, middle: null, long: null },
  corrections: [],
});
const reply = (...buoys: ReturnType<typeof buoy>[]) => ({
  as_of: '2026-11-20T12:00:00.000Z',
  days: 30,
  overall: errors([0.2]),
  buoys,
});

test('only lead times with compared values have a row', () => {
  expect(listDayErrors(errors([0.1, 0.2, 0.3, 0.4]))).toEqual([
    { day: 1, heightM: 0.1, biasM: 0, periodS: 1.2, fromDeg: undefined, hours: 24 },
    { day: 2, heightM: 0.2, biasM: 0, periodS: undefined, fromDeg: undefined, hours: 24 },
    { day: 3, heightM: 0.3, biasM: 0, periodS: undefined, fromDeg: undefined, hours: 24 },
  ]);
  expect(listDayErrors(errors([]))).toEqual([]);
});

test('a bias to one side is distinguished from errors to both sides', () => {
  const leaning = (heightM: number, biasM: number) =>
    leaningOf({ day: 1, heightM, biasM, periodS: undefined, fromDeg: undefined, hours: 9 });
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
});
