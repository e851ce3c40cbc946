import type { TimelineReply } from '@groundswell/contracts';
import { expect, test } from 'vitest';
import { layoutHourBars } from './hour-bars.ts';

const each = <T>(value: (hour: number) => T) => Array.from({ length: 48 }, (_, hour) => value(hour));
const timeline = {
  summaryDay: each((hour) => Math.floor(hour / 24)),
  hour: each((hour) => hour % 24),
  time: each((hour) => `${hour % 24}h`),
  wvhtText: each((hour) => (hour === 6 ? 'flat' : '3-4 ft')),
  wvhtMin: each((hour) => (hour === 6 ? 0 : 3)),
  wvhtMax: each((hour) => (hour === 6 ? 0 : 4)),
  condText: each(() => 'clean' as const),
  surfMin: each((hour) => (hour === 9 ? null : 3)),
  surfMax: each((hour) => (hour === 9 ? null : hour === 12 ? 6 : 4)),
} as unknown as TimelineReply;

test('today’s daytime hours are scaled to the highest of them', () => {
  const { bars, now } = layoutHourBars(timeline, 7);
  expect([bars.length, bars[0]?.time, bars.at(-1)?.time]).toEqual([14, '5h', '18h']);
  expect(bars[7]).toMatchObject({ time: '12h', high: 1, low: 0.5 });
  expect(now).toBeCloseTo(2.5 / 14);
});

test('an hour without waves has no bar; now is not drawn at night, and tomorrow has hours of its own', () => {
  expect(layoutHourBars(timeline, 7).bars[4]).toMatchObject({ low: 0, high: 0 });
  expect(layoutHourBars(timeline, 22).now).toBeUndefined();
  expect(layoutHourBars(timeline, 30).bars[0]?.hour).toBe(29);
});

test('a bar of flat water has no condition', () => {
  const { bars } = layoutHourBars(timeline, 7);
  expect(bars.slice(0, 3).map(({ condition }) => condition)).toEqual(['clean', null, 'clean']);
});
