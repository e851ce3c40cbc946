import { expect, test } from 'vitest';
import { clockAt, instantOf } from './local-hour.ts';

const NEW_YORK = 'America/New_York';

test('an hour by a beach’s clock becomes the right instant, even around a clock change', () => {
  for (const [date, hour, utc] of [
    ['2026-11-20', 14, '2026-11-20T19:00:00Z'],
    ['2026-07-04', 0, '2026-07-04T04:00:00Z'],
    ['2026-11-01', 23, '2026-11-02T04:00:00Z'],
    ['2026-03-08', 6, '2026-03-08T10:00:00Z'],
  ] as const) {
    expect(instantOf(date, hour, NEW_YORK)).toBe(Date.parse(utc));
    expect(clockAt(Date.parse(utc), NEW_YORK)).toEqual({ date, hour });
  }
  // On this day the clock skips 2am: it goes from 1:59 to 3:00.
  expect(instantOf('2026-03-08', 2, NEW_YORK)).toBe(Date.parse('2026-03-08T07:00:00Z'));
  expect(instantOf('2026-11-20', 6, 'Pacific/Honolulu')).toBe(Date.parse('2026-11-20T16:00:00Z'));
});
