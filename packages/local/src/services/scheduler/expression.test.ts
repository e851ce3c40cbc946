import { expect, test } from 'vitest';
import { parseSchedule } from './expression.ts';

const at = (text: string) => Date.parse(`${text}Z`);

test.each([
  ['rate(10 minutes)', '2026-11-20T08:58:30', '2026-11-20T09:08:30'],
  ['rate(1 hour)', '2026-11-20T08:58:30', '2026-11-20T09:58:30'],
  ['cron(0/15 * * * ? *)', '2026-11-20T08:58:30', '2026-11-20T09:00:00'],
  ['cron(30 6 * * ? *)', '2026-11-20T08:58:30', '2026-11-21T06:30:00'],
  ['cron(0 0 1 JAN ? *)', '2026-11-20T08:58:30', '2027-01-01T00:00:00'],
  ['cron(0 12 ? * MON-FRI *)', '2026-11-20T12:00:00', '2026-11-23T12:00:00'],
  ['cron(5,10 0 29 2 ? *)', '2026-11-20T08:58:30', '2028-02-29T00:05:00'],
  ['cron(7/20 * * * ? *)', '2026-11-20T08:48:00', '2026-11-20T09:07:00'],
  ['cron(0 12 ? * 1 *)', '2026-11-20T12:00:00', '2026-11-22T12:00:00'],
  ['cron(0 12 ? * 7 2027-2028)', '2026-11-20T12:00:00', '2027-01-02T12:00:00'],
  ['cron(0 0 L * ? *)', '2026-11-20T08:58:30', '2026-11-30T00:00:00'],
  ['cron(0 0 ? * 3#2 *)', '2026-11-20T08:58:30', '2026-12-08T00:00:00'],
])('%s after %s comes at %s', (expression, after, next) => {
  expect(parseSchedule(expression)(at(after))).toBe(at(next));
});

test('a year that is over never comes again', () => {
  expect(parseSchedule('cron(0 0 1 1 ? 2020)')(at('2026-11-20T00:00:00'))).toBeUndefined();
});

test.each([
  ['rate(0 minutes)'],
  ['rate(5 weeks)'],
  ['cron(0 0 32 * ? *)'],
  ['cron(0 24 * * ? *)'],
  ['cron(0 0 ? * FUN *)'],
  ['cron(0 0 * *)'],
  ['at(2026-11-20T08:58:30)'],
])('%s is refused in words', (expression) => {
  expect(() => parseSchedule(expression)).toThrow(/schedule|cron expression/);
});
