import type { ForecastReply } from '@groundswell/contracts';
import { expect, test } from 'vitest';
import { HEIGHT, liveGraph } from './live-layout.ts';

const hours = 5 * 24;
const each = <T>(value: T) => Array.from({ length: hours }, () => value);
const timeline = {
  summaryDay: Array.from({ length: hours }, (_, at) => Math.floor(at / 24)),
  surfMin: each(2),
  surfMax: [null, ...each(4).slice(1)],
  wvhtText: ['flat', 'flat', ...each('2-4 ft')],
  wvhtMin: [0, 0, ...each(2)],
  wvhtMax: [0, 0, ...each(4)],
  condText: each('choppy'),
  day: ['Fri', 'Sat', 'Sun', 'Mon', 'Tue'],
} as unknown as ForecastReply['timeline'];

test('the graph of a post is three days of hours, within its frame, with now on it; an hour without surf has no bar', () => {
  const { bars, days, nowX } = liveGraph({ timeline, timeline_scale: 8, nowHour: 36 }, 360);
  expect(bars).toHaveLength(71);
  expect(days.map(({ name }) => name)).toEqual(['Fri', 'Sat', 'Sun']);
  expect(nowX).toBeCloseTo(182.5);
  expect(bars[0]?.x).toBe(5);
  const { x = 0, width = 0 } = bars.at(-1) ?? {};
  expect(x + width).toBeLessThanOrEqual(360);
  for (const { lowTop, highTop } of bars) expect([0 < highTop, highTop < lowTop, lowTop < HEIGHT]).not.toContain(false);
});

test('the bars of flat water have no condition', () => {
  const { bars } = liveGraph({ timeline, timeline_scale: 8, nowHour: 36 }, 360);
  expect(bars.slice(0, 2).map(({ condition }) => condition)).toEqual([null, 'choppy']);
});

test('without hours the graph is empty, and beyond them there is no mark of now', () => {
  const empty = { ...timeline, summaryDay: [] };
  expect(liveGraph({ timeline: empty, timeline_scale: 8, nowHour: 3 }, 360)).toMatchObject({
    bars: [],
    days: [],
    nowX: undefined,
  });
});
