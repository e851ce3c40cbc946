import type { ForecastReply } from '@groundswell/contracts';
import { expect, test } from 'vitest';
import { HEIGHT, liveGraph, WIDTH } from './live-layout.ts';

const hours = 5 * 24;
const each = <T>(value: T) => Array.from({ length: hours }, () => value);
const timeline = {
  summaryDay: Array.from({ length: hours }, (_, at) => Math.floor(at / 24)),
  surfMin: each(2),
  surfMax: [null, ...each(4).slice(1)],
  condText: each('clean'),
  day: ['Fri', 'Sat', 'Sun', 'Mon', 'Tue'],
} as unknown as ForecastReply['timeline'];

test('the graph of a post is three days of hours, within its frame, with now on it', () => {
  const { bars, days, nowX } = liveGraph({ timeline, timeline_scale: 8, nowHour: 36 });
  expect(bars).toHaveLength(72);
  expect(days.map(({ name }) => name)).toEqual(['Fri', 'Sat', 'Sun']);
  expect(nowX).toBeCloseTo(WIDTH / 2 + WIDTH / 144);
  expect(bars[0]?.high).toBe(0);
  expect(Math.max(...bars.map(({ high }) => high))).toBeLessThan(HEIGHT);
});

test('without hours it is empty, and so is now beyond them', () => {
  const empty = { ...timeline, summaryDay: [] };
  expect(liveGraph({ timeline: empty, timeline_scale: 8, nowHour: 3 })).toMatchObject({
    bars: [],
    days: [],
    nowX: undefined,
  });
});
