import type { DayReply, ForecastReply } from '@groundswell/contracts';
import { expect, test } from 'vitest';
import { timelineOf } from './forecast.fixture.ts';
import { tideTurns } from './tide-turns.ts';

const friday = { day: 'Fri', date: '20 Nov' } as DayReply;
type Row = ForecastReply['tide_array'][number];
const row = (events: Partial<Row>): Row => ({
  day: 'Fri 20 Nov',
  low_1_time: null,
  low_1_height: null,
  high_1_time: null,
  high_1_height: null,
  low_2_time: null,
  low_2_height: null,
  high_2_time: null,
  high_2_height: null,
  ...events,
});
const M2_H = 12.4206;
const tide = (hour: number) => 2.5 - 2 * Math.cos(((hour - 2.3) / M2_H) * 2 * Math.PI);

test('turns stand where the tide turns, within a few minutes and a hundredth of the range', () => {
  const timeline = timelineOf(96, { tideLevel: Array.from({ length: 96 }, (_, hour) => tide(hour)) });
  const turns = tideTurns(timeline, [], []);
  expect(turns.length).toBe(15);
  for (const [i, { place, level, high }] of turns.entries()) {
    expect(Math.abs(place - (2.3 + (i * M2_H) / 2)) * 60).toBeLessThan(4);
    expect(Math.abs(level - (high ? 4.5 : 0.5))).toBeLessThan(0.04);
    expect(high).toBe(i % 2 === 1);
  }
});

test('each turn has the words of its own time', () => {
  const timeline = timelineOf(24, { tideLevel: Array.from({ length: 24 }, (_, hour) => tide(hour)) });
  const table = row({
    low_1_time: '2:18am',
    low_1_height: '0.5 ft',
    high_1_time: '8:31am',
    high_1_height: '4.5 ft',
    low_2_time: '2:43pm',
    low_2_height: '0.5 ft',
    high_2_time: '8:56pm',
    high_2_height: '4.5 ft',
  });
  expect(tideTurns(timeline, [friday], [table]).map(({ told }) => told?.time)).toEqual([
    '2:18am',
    '8:31am',
    '2:43pm',
    '8:56pm',
  ]);
});

test('of two highs in one morning each keeps its own words, and a turn that no table tells has none', () => {
  const around = (hour: number) => 2.5 + 2 * Math.cos(((hour - 11.45) / M2_H) * 2 * Math.PI);
  const timeline = timelineOf(24, { tideLevel: Array.from({ length: 24 }, (_, hour) => around(hour)) });
  const table = row({
    high_1_time: '12:17am',
    high_1_height: '1.3 ft',
    high_2_time: '11:27am',
    high_2_height: '1.1 ft',
  });
  const highs = (rows: Row[]) =>
    tideTurns(timeline, [friday], rows)
      .filter(({ high }) => high)
      .map(({ told }) => told?.time);
  expect(highs([table])[0]).toBe('11:27am');
  expect(highs([row({ high_1_time: '12:17am', high_1_height: '1.3 ft' })])[0]).toBeUndefined();
});

test('unknown hours have no turns', () => {
  expect(tideTurns(timelineOf(24, { tideLevel: Array(24).fill(null) }), [], [])).toEqual([]);
});
