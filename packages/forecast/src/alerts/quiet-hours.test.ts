import { HOUR_MS } from '@groundswell/durations';
import { expect, test } from 'vitest';
import { quietUntil } from './quiet-hours.ts';

const night = { fromHour: 22, toHour: 5 };
const until = (timeZone: string, at: string, hours = night) => {
  const end = quietUntil(hours, timeZone, Date.parse(at));
  return end === undefined ? undefined : new Date(end).toISOString().slice(0, 16);
};

test.each([
  ['before it begins', 'America/New_York', '2026-11-21T02:59:59Z', undefined],
  ['as it begins', 'America/New_York', '2026-11-21T03:00:00Z', '2026-11-21T10:00'],
  ['after midnight', 'America/New_York', '2026-11-21T06:30:00Z', '2026-11-21T10:00'],
  ['as it ends', 'America/New_York', '2026-11-21T10:00:00Z', undefined],
  ['in California', 'America/Los_Angeles', '2026-11-21T10:00:00Z', '2026-11-21T13:00'],
  ['in Hawaii', 'Pacific/Honolulu', '2026-11-21T10:00:00Z', '2026-11-21T15:00'],
])('ten at night to five, %s', (_, timeZone, at, expected) => {
  expect(until(timeZone, at)).toBe(expected);
});

test('the night is an hour shorter when clocks go forward, an hour longer when they go back', () => {
  expect(until('America/New_York', '2026-03-08T03:00:00Z')).toBe('2026-03-08T09:00');
  expect(until('America/New_York', '2026-11-01T02:00:00Z')).toBe('2026-11-01T10:00');
});

test('quiet hours that would end in a skipped hour end at the clock change', () => {
  expect(until('America/New_York', '2026-03-08T05:00:00Z', { fromHour: 22, toHour: 2 })).toBe('2026-03-08T07:00');
});

test('quiet hours may lie within a day; equal hours mean never', () => {
  expect(until('UTC', '2026-11-20T09:30:00Z', { fromHour: 9, toHour: 17 })).toBe('2026-11-20T17:00');
  for (let hour = 0; hour < 24; hour++) {
    const at = Date.UTC(2026, 10, 20) + hour * HOUR_MS;
    expect(quietUntil({ fromHour: hour, toHour: hour }, 'UTC', at)).toBeUndefined();
  }
});

test('held alerts are sent within a day, whatever the quiet hours', () => {
  const at = Date.UTC(2026, 10, 20);
  expect(quietUntil({ fromHour: 0, toHour: 24 }, 'UTC', at)).toBe(at + 24 * HOUR_MS);
});
