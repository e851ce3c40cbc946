import type { DayReply } from '@groundswell/contracts';
import { expect, test } from 'vitest';
import { listNights, listTidePoints, listTideRows, minutesOfDay, type TideRow } from './model.ts';

const none = {
  low_1_time: null,
  low_1_height: null,
  high_1_time: null,
  high_1_height: null,
  low_2_time: null,
  low_2_height: null,
  high_2_time: null,
  high_2_height: null,
};

test('only days with a first low or high have a row', () => {
  const rows: TideRow[] = [
    { ...none, day: 'Fri' },
    { ...none, day: 'Sat', high_1_time: '4:18am' },
    { ...none, day: 'Sun', low_1_time: '5:10am' },
  ];
  expect(listTideRows(rows).map(({ day }) => day)).toEqual(['Sat', 'Sun']);
});

test('a time is read in both ways to write it', () => {
  expect(['12:05am', '6:12 AM', '12:30pm', '6:12pm', '18:12', '00:05'].map(minutesOfDay)).toEqual([
    5, 372, 750, 1092, 1092, 5,
  ]);
  expect(minutesOfDay('noon')).toBeUndefined();
});

const tide = (time: string) => ({ time, separator: '|', height: '5 ft' });
const day = (first: number, hours: number, tides: Partial<DayReply>) =>
  ({
    low_am: null,
    high_am: null,
    low_pm: null,
    high_pm: null,
    hourly: Array.from({ length: hours }, (_, i) => ({ index: first + i })),
    ...tides,
  }) as unknown as DayReply;

test('lows and highs follow each other over the days', () => {
  const days = [
    day(0, 24, { low_am: tide('9:30am'), high_am: tide('3:15am'), high_pm: tide('3:45pm') }),
    day(24, 24, { low_am: tide('12:30am') }),
  ];
  expect(listTidePoints(days).map(({ hour, high }) => [hour, high])).toEqual([
    [3.25, true],
    [9.5, false],
    [15.75, true],
    [24.5, false],
  ]);
});

test('after the night that loses an hour a tide at six stands on the fifth hour', () => {
  expect(
    listTidePoints([day(0, 23, { low_am: tide('1:00am'), high_am: tide('6:00am') })]).map(({ hour }) => hour),
  ).toEqual([1, 5]);
});

test('the dark lies before first light and after last light, and nowhere where the light is not known', () => {
  const lit = day(24, 24, { firstlight: '6:30am', lastlight: '5:45pm' });
  expect(listNights([lit, day(48, 24, { firstlight: null, lastlight: null })])).toEqual([
    { from: 24, to: 30.5 },
    { from: 41.75, to: 48 },
  ]);
});
