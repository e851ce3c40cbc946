import type { DayReply } from '@groundswell/contracts';
import { expect, test } from 'vitest';
import { dayStarts, EVERY_3_HOURS, hoursOn, noonOf } from './day-rows.ts';
import { timelineOf } from './forecast.fixture.ts';

const hour = (index: number) => ({
  index,
  time: '',
  surf: null,
  wind: null,
  swell1: null,
  swell2: null,
  cond: null,
  wxicon: null,
  temp: null,
});
const dayFrom = (first: number, hours: number, dateNum = '') =>
  ({ dateNum, hourly: Array.from({ length: hours }, (_, i) => hour(first + i)) }) as unknown as DayReply;

test('the short table shows 6, 9, 12, 15 and 18 o’clock', () => {
  const rows = hoursOn(dayFrom(24, 24), EVERY_3_HOURS, timelineOf(48));
  expect(rows.map(({ index }) => index - 24)).toEqual([6, 9, 12, 15, 18]);
});

/** On 8 March 2026 the clock in New York skips 2 o’clock. */
const SHORT_DAY = Array.from({ length: 47 }, (_, index) => (index < 2 ? index : (index + 1) % 24));

test('on the day that loses an hour 6 o’clock is its fifth hour', () => {
  const timeline = timelineOf(23, { hour: SHORT_DAY });
  const rows = hoursOn(dayFrom(0, 23), EVERY_3_HOURS, timeline);
  expect(rows.map(({ index }) => index)).toEqual([5, 8, 11, 14, 17]);
});

test('noon is found by the day’s own clock, and undefined for a day outside the forecast', () => {
  const timeline = timelineOf(47, { hour: SHORT_DAY });
  const days = [dayFrom(0, 23, '2026-03-08'), dayFrom(23, 24, '2026-03-09')];
  const noon = (date: string | undefined) => noonOf(days, date, timeline);
  expect([noon('2026-03-08'), noon('2026-03-09')]).toEqual([11, 35]);
  expect([noon('2027-01-01'), noon(undefined)]).toEqual([undefined, undefined]);
});

test('days begin where the timeline has their first hour, and end with it', () => {
  expect(dayStarts([0, 0, 0, 1, 1], 2)).toEqual([0, 3, 5]);
});
