import { expect, test } from 'vitest';
import { hoursFrom, listTideEvents, tideEventsOf } from './tide-events.ts';
import { tideRow } from './tide-row.fixture.ts';

const friday = tideRow('2026-11-20', {
  low_1: ['2026-11-20T10:10:00.000Z', 0.5],
  high_1: ['2026-11-20T05:17:00.000Z', 1.3],
  low_2: ['2026-11-20T21:45:00.000Z', 0],
  high_2: ['2026-11-20T16:27:00.000Z', 1.1],
});
const sunday = tideRow('2026-11-22', { low_1: ['2026-11-22T11:40:00.000Z', 0.2] });

test('two highs of one morning are both listed, in order', () => {
  expect(listTideEvents([friday]).map(({ level, high }) => [level, high])).toEqual([
    [1.3, true],
    [0.5, false],
    [1.1, true],
    [0, false],
  ]);
});

test('the events of a day are those of its reply, whatever their number', () => {
  const at = '2026-11-22T11:40:00.000Z';
  const tide = { kind: 'high' as const, time: '6:40am', at, height: '0.2 ft', level: 0.2 };
  expect(tideEventsOf({ tides: [tide, tide, tide] })).toEqual(
    Array.from({ length: 3 }, () => ({ high: true, at: Date.parse(at), time: '6:40am', height: '0.2 ft', level: 0.2 })),
  );
});

test('rows of any order are listed by time', () => {
  expect(listTideEvents([sunday, friday]).map(({ level }) => level)).toEqual([1.3, 0.5, 1.1, 0, 0.2]);
});

test('a row or a day of an older server, without instants, has no events', () => {
  expect(tideEventsOf({})).toEqual([]);
  const { low_1_at, high_1_at, low_2_at, high_2_at, ...old } = friday;
  expect(listTideEvents([old as typeof friday])).toEqual([]);
});

test('the distance to an event counts elapsed hours, also over a night when clocks change', () => {
  const start = '2026-03-08T05:00:00.000Z';
  expect(hoursFrom(start, Date.parse('2026-03-08T10:00:00.000Z'))).toBe(5);
});
