import { HOUR_MS } from '@groundswell/durations';
import { expect, test } from 'vitest';
import type { ForecastHour, LinedTrain } from '../forecast-hours.ts';
import { listArrivals } from './arrivals.ts';

type Part = Partial<LinedTrain>;
const train = (part: Part): LinedTrain => ({
  line: 0,
  kind: 'swell',
  heightM: 2,
  periodS: 14,
  fromDeg: 300,
  ashore: 0.5,
  ...part,
});
/** Returns the index of the first hour and the number of hours of each arrival, together with its chart line. */
function arrivalsOf(...hours: readonly (readonly Part[])[]) {
  const made = hours.map(
    (parts, hour): ForecastHour => ({ at: hour * HOUR_MS, day: 0, trains: parts.map(train), rating: { reasons: [] } }),
  );
  return listArrivals(made).map(({ line, hours: [first, ...more] }) => [
    line,
    (first?.at ?? -1) / HOUR_MS,
    1 + more.length,
  ]);
}

test('a swell goes on while its period and direction change little from hour to hour', () => {
  expect(arrivalsOf([{}], [{ periodS: 14.7 }], [{ periodS: 14.7, fromDeg: 312 }])).toEqual([[0, 0, 3]]);
  expect(arrivalsOf([{ fromDeg: 355 }], [{ fromDeg: 5 }])).toEqual([[0, 0, 2]]);
});

test.each([
  ['a longer period', { periodS: 15 }],
  ['a shorter period', { periodS: 13 }],
  ['another direction', { fromDeg: 313 }],
])('%s on the same line is another swell', (_, part) => {
  expect(arrivalsOf([{}], [part], [part])).toEqual([
    [0, 0, 1],
    [0, 1, 2],
  ]);
});

test('an hour without the swell, or a wind sea, ends it; other lines continue', () => {
  const other = { line: 1, periodS: 9 };
  expect(arrivalsOf([{}, other], [other], [{}, other])).toEqual([
    [0, 0, 1],
    [1, 0, 3],
    [0, 2, 1],
  ]);
  expect(arrivalsOf([{}], [{ kind: 'sea' }])).toEqual([[0, 0, 1]]);
});

test('the power that comes ashore goes with the square of the height', () => {
  const [arrival] = listArrivals([{ at: 0, day: 0, trains: [train({})], rating: { reasons: [] } }]);
  expect(arrival?.hours[0]).toMatchObject({ heightM: 2, periodS: 14, fromDeg: 300, power: 2 ** 2 * 14 * 0.5 });
});
