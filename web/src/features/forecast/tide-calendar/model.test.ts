import type { DayReply } from '@groundswell/contracts';
import { expect, test } from 'vitest';
import { tideRow } from '../../../entities/tide/tide-row.fixture.ts';
import { listNights, listTideRows } from './model.ts';

test('only days with a first low or high have a row', () => {
  const rows = [
    tideRow('2026-11-20'),
    tideRow('2026-11-21', { high_1: ['2026-11-21T09:18:00.000Z', 4] }),
    tideRow('2026-11-22', { low_1: ['2026-11-22T10:10:00.000Z', 1] }),
  ];
  expect(listTideRows(rows).map(({ day }) => day)).toEqual(['2026-11-21', '2026-11-22']);
});

const day = (first: number, hours: number, light: Pick<DayReply, 'firstlightAt' | 'lastlightAt'>) =>
  ({ ...light, hourly: Array.from({ length: hours }, (_, i) => ({ index: first + i })) }) as unknown as DayReply;

test('night lies before first light and after last light, and is absent where the light is unknown', () => {
  const lit = day(24, 24, { firstlightAt: '2026-11-20T11:30:00.000Z', lastlightAt: '2026-11-20T22:45:00.000Z' });
  const unlit = day(48, 24, { firstlightAt: null, lastlightAt: null });
  expect(listNights([lit, unlit], '2026-11-19T05:00:00.000Z')).toEqual([
    { from: 24, to: 30.5 },
    { from: 41.75, to: 48 },
  ]);
});

test('on the day that loses an hour first light is an hour earlier', () => {
  const short = day(0, 23, { firstlightAt: '2026-03-08T10:30:00.000Z', lastlightAt: '2026-03-08T23:00:00.000Z' });
  expect(listNights([short], '2026-03-08T05:00:00.000Z')).toEqual([
    { from: 0, to: 5.5 },
    { from: 18, to: 23 },
  ]);
});
