import { DAY_MS } from '@groundswell/durations';
import { expect, test } from 'vitest';
import { dayOfTrial } from './day-of-trial.ts';

const end = Date.parse('2026-12-06T12:00:00Z');
const dayBefore = (days: number) => dayOfTrial(end, end - days * DAY_MS, [14, 90]);

test('a trial begins on its first day and ends on its last', () => {
  expect(dayBefore(14)).toEqual({ day: 1, days: 14 });
  expect(dayBefore(8.5)).toEqual({ day: 6, days: 14 });
  expect(dayBefore(0.2)).toEqual({ day: 14, days: 14 });
  expect(dayBefore(-1)).toEqual({ day: 14, days: 14 });
});

test('more days than the usual trial has belong to the partner’s trial', () => {
  expect(dayBefore(90)).toEqual({ day: 1, days: 90 });
  expect(dayBefore(15)).toEqual({ day: 76, days: 90 });
});
