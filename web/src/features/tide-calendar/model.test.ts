import type { DayReply } from '@groundswell/contracts';
import { expect, test } from 'vitest';
import { listNights, listTidePoints, listTideRows, type TideRow } from './model.ts';

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

const day = (date: string, first: number, hours: number) =>
  ({
    day: 'Fri',
    date,
    hourly: Array.from({ length: hours }, (_, i) => ({ index: first + i })),
  }) as unknown as DayReply;
const told = (date: string, events: Partial<TideRow>): TideRow => ({ ...none, day: `Fri ${date}`, ...events });
const height = '5 ft';

test('lows and highs follow each other over the days', () => {
  const rows = [
    told('20 Nov', { low_1_time: '9:30am', low_1_height: height, high_1_time: '3:15am', high_1_height: height }),
    told('21 Nov', { low_1_time: '12:30am', low_1_height: height }),
  ];
  const points = listTidePoints([day('20 Nov', 0, 24), day('21 Nov', 24, 24)], rows);
  expect(points.map(({ hour, high }) => [hour, high])).toEqual([
    [3.25, true],
    [9.5, false],
    [24.5, false],
  ]);
});

test('after the night that loses an hour a tide at six stands on the fifth hour', () => {
  const row = told('8 Mar', {
    low_1_time: '1:00am',
    low_1_height: height,
    high_1_time: '6:00am',
    high_1_height: height,
  });
  expect(listTidePoints([day('8 Mar', 0, 23)], [row]).map(({ hour }) => hour)).toEqual([1, 5]);
});

test('the dark lies before first light and after last light, and nowhere where the light is not known', () => {
  const lit = { ...day('20 Nov', 24, 24), firstlight: '6:30am', lastlight: '5:45pm' };
  const unlit = { ...day('21 Nov', 48, 24), firstlight: null, lastlight: null };
  expect(listNights([lit, unlit])).toEqual([
    { from: 24, to: 30.5 },
    { from: 41.75, to: 48 },
  ]);
});
