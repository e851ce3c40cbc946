import { HOUR_MS } from '@groundswell/durations';
import { expect, test } from 'vitest';
import { clockMinutes, listLocalDays, zoneOffsetMinutes } from './local-days.ts';

const hoursOf = (zone: string, at: string, count = 1) =>
  listLocalDays(zone, Date.parse(at), count).map(({ date, startAt, endAt }) => [
    date,
    new Date(startAt).toISOString(),
    (endAt - startAt) / HOUR_MS,
  ]);

test.each([
  ['America/New_York', '2026-11-01T12:00:00Z', ['2026-11-01', '2026-11-01T04:00:00.000Z', 25]],
  ['America/New_York', '2027-03-14T12:00:00Z', ['2027-03-14', '2027-03-14T05:00:00.000Z', 23]],
  ['Pacific/Honolulu', '2026-11-20T09:59:59Z', ['2026-11-19', '2026-11-19T10:00:00.000Z', 24]],
  ['Pacific/Honolulu', '2026-11-20T10:00:00Z', ['2026-11-20', '2026-11-20T10:00:00.000Z', 24]],
  ['Pacific/Kiritimati', '2026-11-20T09:59:59Z', ['2026-11-20', '2026-11-19T10:00:00.000Z', 24]],
  ['America/Havana', '2026-11-01T12:00:00Z', ['2026-11-01', '2026-11-01T04:00:00.000Z', 25]],
  ['America/Havana', '2026-03-08T12:00:00Z', ['2026-03-08', '2026-03-08T05:00:00.000Z', 23]],
  ['America/Sao_Paulo', '2017-10-15T12:00:00Z', ['2017-10-15', '2017-10-15T03:00:00.000Z', 23]],
  ['Australia/Lord_Howe', '2026-10-04T03:00:00Z', ['2026-10-04', '2026-10-03T13:30:00.000Z', 23.5]],
])('a day in %s around %s', (zone, at, day) => {
  expect(hoursOf(zone, at)).toEqual([day]);
});

test('days follow each other without a gap over a whole year, in zones of every kind', () => {
  for (const zone of ['America/New_York', 'America/Sao_Paulo', 'Atlantic/Azores', 'Asia/Kolkata', 'Pacific/Chatham']) {
    const days = listLocalDays(zone, Date.parse('2026-01-01T05:30:00Z'), 365);
    for (const [index, day] of days.entries()) {
      expect(day.endAt).toBe(days[index + 1]?.startAt ?? day.endAt);
      expect(clockMinutes(zone, day, day.startAt)).toBeLessThan(61);
    }
    expect(days.at(-1)?.date).toBe('2026-12-31');
  }
});

test('a clock shows two o’clock once in March and twice in November', () => {
  const clock = (at: string) => {
    const [day] = listLocalDays('America/New_York', Date.parse(at), 1);
    if (!day) return [];
    return Array.from(
      { length: (day.endAt - day.startAt) / HOUR_MS },
      (_, hour) => clockMinutes('America/New_York', day, day.startAt + hour * HOUR_MS) / 60,
    );
  };
  expect(clock('2027-03-14T12:00:00Z').slice(0, 4)).toEqual([0, 1, 3, 4]);
  expect(clock('2026-11-01T12:00:00Z').slice(0, 4)).toEqual([0, 1, 1, 2]);
});

test('light that lasts past midnight ends at a time after midnight', () => {
  const [day] = listLocalDays('America/Anchorage', Date.parse('2026-06-10T20:00:00Z'), 1);
  if (!day) throw new Error('There is a day.');
  expect(clockMinutes('America/Anchorage', day, day.endAt + 14 * 60_000)).toBe(14);
  expect(clockMinutes('America/Anchorage', day, day.startAt - 60_000)).toBe(24 * 60 - 1);
});

test('offsets are valid at the instant', () => {
  expect(zoneOffsetMinutes('America/New_York', Date.parse('2026-11-01T05:59:00Z'))).toBe(-240);
  expect(zoneOffsetMinutes('America/New_York', Date.parse('2026-11-01T06:00:00Z'))).toBe(-300);
  expect(zoneOffsetMinutes('Australia/Lord_Howe', Date.parse('2026-10-03T15:29:59Z'))).toBe(630);
  expect(zoneOffsetMinutes('Australia/Lord_Howe', Date.parse('2026-10-03T15:30:00Z'))).toBe(660);
  expect(zoneOffsetMinutes('Asia/Kolkata', 0)).toBe(330);
  expect(() => zoneOffsetMinutes('Atlantis/Nowhere', 0)).toThrow(RangeError);
});
