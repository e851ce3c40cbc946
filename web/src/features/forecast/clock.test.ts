import { expect, test } from 'vitest';
import { cycleHour, dayWords, hourOfDay, momentWords, nowOnTimeline } from './clock.ts';
import { timelineOf } from './forecast.fixture.ts';

const timeline = timelineOf(48);
const at = (time: string) => Date.parse(`2026-11-20T${time}:00Z`);

test('now stands between its hours by the clock of the device', () => {
  expect(nowOnTimeline(timeline, 8, at('13:30'))).toBe(8.5);
});

test('a clock outside of the forecast gives way to the hour of the server', () => {
  expect(nowOnTimeline(timeline, 8, Date.parse('2031-01-01'))).toBe(8);
  expect(nowOnTimeline(timeline, 8, Date.parse('2020-01-01'))).toBe(8);
});

test('a beach that waits for its forecast has no now', () => {
  expect(nowOnTimeline(timelineOf(0, { start: undefined }), undefined, at('13:30'))).toBeUndefined();
});

test('times read on the clocks of the beach, wherever the reader is', () => {
  expect(momentWords(at('13:10'), 'America/New_York')).toBe('Fri 20 Nov, 8:10 am');
  expect(momentWords(at('05:05'), 'Pacific/Honolulu')).toBe('Thu 19 Nov, 7:05 pm');
});

test('times and dates are written as the reader\u2019s language writes them', () => {
  expect(momentWords(at('13:10'), 'America/New_York', 'es')).toMatch(/^vie, 20 nov, 8:10/);
  expect(momentWords(at('13:10'), 'America/New_York', 'zh-CN')).toMatch(/11月20日周五.*8:10/);
  expect(dayWords('2026-11-20', 'es')).toBe('viernes, 20 de noviembre');
  expect(dayWords('2026-11-20', 'zh-CN')).toBe('11月20日星期五');
});

test('a beach ten hours behind UTC keeps its own day and hour', () => {
  const hawaii = timelineOf(48, { start: '2026-11-20T10:00:00.000Z' });
  expect(hourOfDay(hawaii, 0, 'Pacific/Honolulu')).toBe(0);
  expect(hourOfDay(hawaii, 23, 'Pacific/Honolulu')).toBe(23);
  expect(nowOnTimeline(hawaii, 0, at('22:30'))).toBe(12.5);
});

test.each([
  ['loses', '2027-03-14T05:00:00.000Z', [0, 1, 3, 4]],
  ['repeats', '2026-11-01T04:00:00.000Z', [0, 1, 1, 2]],
])('the hours of a day that %s one read as its clocks do', (_, start, hours) => {
  const timeline = timelineOf(48, { start });
  expect([0, 1, 2, 3].map((index) => hourOfDay(timeline, index, 'America/New_York'))).toEqual(hours);
});

test('the hour of day follows the zone of the beach', () => {
  expect(hourOfDay(timeline, 0, 'America/New_York')).toBe(0);
  expect(hourOfDay(timeline, 30, 'America/New_York')).toBe(6);
});

test('a date is named in full without shifting a day', () => {
  expect(dayWords('2026-11-20')).toBe('Friday 20 November');
});

test('a cycle is named by its hour in UTC', () => {
  expect(cycleHour('2026-11-20T06:00:00.000Z')).toBe('06');
});
