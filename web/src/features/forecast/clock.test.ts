import { expect, test } from 'vitest';
import { cycleHour, nowOnTimeline } from './clock.ts';
import { timelineOf } from './forecast.fixture.ts';

const timeline = timelineOf(48);
const at = (time: string) => Date.parse(`2026-11-20T${time}:00Z`);

test('now lies between its hours by the device’s clock', () => {
  expect(nowOnTimeline(timeline, 8, at('13:30'))).toBe(8.5);
});

test('a clock outside of the forecast is replaced by the server’s hour', () => {
  expect(nowOnTimeline(timeline, 8, Date.parse('2031-01-01'))).toBe(8);
  expect(nowOnTimeline(timeline, 8, Date.parse('2020-01-01'))).toBe(8);
});

test('a beach without a first forecast has no position of now', () => {
  expect(nowOnTimeline(timelineOf(0, { start: undefined }), undefined, at('13:30'))).toBeUndefined();
});

test('a cycle is named by its hour in UTC', () => {
  expect(cycleHour('2026-11-20T06:00:00.000Z')).toBe('06');
});
