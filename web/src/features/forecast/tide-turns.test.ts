import type { DayReply } from '@groundswell/contracts';
import { expect, test } from 'vitest';
import { timelineOf } from './forecast.fixture.ts';
import { tideTurns } from './tide-turns.ts';

const event = (time: string, height: string) => ({ time, separator: '|', height });
const day = (events: Partial<DayReply>) =>
  ({ low_am: null, high_am: null, low_pm: null, high_pm: null, ...events }) as DayReply;
const M2_H = 12.4206;
const tide = (hour: number) => 2.5 - 2 * Math.cos(((hour - 2.3) / M2_H) * 2 * Math.PI);

test('turns stand where the tide turns, within a few minutes and a hundredth of the range', () => {
  const timeline = timelineOf(96, { tideLevel: Array.from({ length: 96 }, (_, hour) => tide(hour)) });
  const turns = tideTurns(timeline, [], 'America/New_York');
  expect(turns.length).toBe(15);
  for (const [i, { place, level, high }] of turns.entries()) {
    expect(Math.abs(place - (2.3 + (i * M2_H) / 2)) * 60).toBeLessThan(4);
    expect(Math.abs(level - (high ? 4.5 : 0.5))).toBeLessThan(0.04);
    expect(high).toBe(i % 2 === 1);
  }
});

test('each turn has the words of its own half of the day', () => {
  const timeline = timelineOf(24, { tideLevel: Array.from({ length: 24 }, (_, hour) => tide(hour)) });
  const days = [
    day({
      low_am: event('2:18am', '0.5 ft'),
      high_am: event('8:31am', '4.5 ft'),
      low_pm: event('2:43pm', '0.5 ft'),
      high_pm: event('8:56pm', '4.5 ft'),
    }),
  ];
  expect(tideTurns(timeline, days, 'America/New_York').map(({ told }) => told?.time)).toEqual([
    '2:18am',
    '8:31am',
    '2:43pm',
    '8:56pm',
  ]);
});

test('a turn on noon takes the word that its table has, and none is said twice', () => {
  const around = (hour: number) => 2.5 + 2 * Math.cos(((hour - 11.99) / M2_H) * 2 * Math.PI);
  const timeline = timelineOf(24, { tideLevel: Array.from({ length: 24 }, (_, hour) => around(hour)) });
  const highs = tideTurns(timeline, [day({ high_pm: event('12:01pm', '4.5 ft') })], 'America/New_York');
  expect(highs.filter(({ high }) => high).map(({ told }) => told?.time)).toEqual(['12:01pm']);
});

test('unknown hours have no turns', () => {
  expect(tideTurns(timelineOf(24, { tideLevel: Array(24).fill(null) }), [], 'UTC')).toEqual([]);
});
