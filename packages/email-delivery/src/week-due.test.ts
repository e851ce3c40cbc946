import { expect, test } from 'vitest';
import { weekDue } from './week-due.ts';

test.each([
  ['2026-11-23T11:59:59Z', undefined],
  ['2026-11-23T12:00:00Z', '2026-11-23'],
  ['2026-11-23T14:59:59Z', '2026-11-23'],
  ['2026-11-23T15:00:00Z', undefined],
  ['2026-11-30T12:30:00Z', '2026-11-30'],
])('at %s the week that is due is %s', (now, due) => {
  expect(weekDue(Date.parse(now))).toBe(due);
});
