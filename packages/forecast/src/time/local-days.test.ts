import { expect, test } from 'vitest';
import { chinese } from '../words/chinese.ts';
import { english } from '../words/english.ts';
import { spanish } from '../words/spanish.ts';
import { clockText, dateText, fullDateText, hourText, momentText } from './clock-text.ts';
import { clockMinutes, HOUR_MS, listLocalDays, zoneOffsetMinutes } from './local-days.ts';

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

test('days follow each other without a gap over a whole year, in zones of every habit', () => {
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
    return Array.from({ length: (day.endAt - day.startAt) / HOUR_MS }, (_, hour) =>
      hourText(clockMinutes('America/New_York', day, day.startAt + hour * HOUR_MS)),
    );
  };
  expect(clock('2027-03-14T12:00:00Z').slice(0, 4)).toEqual(['12am', '1am', '3am', '4am']);
  expect(clock('2026-11-01T12:00:00Z').slice(0, 4)).toEqual(['12am', '1am', '1am', '2am']);
});

test('light that lasts past midnight is told as a time after midnight', () => {
  const [day] = listLocalDays('America/Anchorage', Date.parse('2026-06-10T20:00:00Z'), 1);
  if (!day) throw new Error('There is a day.');
  expect(clockText(clockMinutes('America/Anchorage', day, day.endAt + 14 * 60_000))).toBe('12:14am');
  expect(clockText(clockMinutes('America/Anchorage', day, day.startAt - 60_000))).toBe('11:59pm');
});

test('offsets are those of the instant', () => {
  expect(zoneOffsetMinutes('America/New_York', Date.parse('2026-11-01T05:59:00Z'))).toBe(-240);
  expect(zoneOffsetMinutes('America/New_York', Date.parse('2026-11-01T06:00:00Z'))).toBe(-300);
  expect(zoneOffsetMinutes('Asia/Kolkata', 0)).toBe(330);
});

test('clocks and dates read as surfers write them', () => {
  expect([hourText(0), hourText(390), hourText(720), clockText(5), clockText(819)]).toEqual([
    '12am',
    '6:30am',
    '12pm',
    '12:05am',
    '1:39pm',
  ]);
  expect(dateText('2026-11-20', english)).toEqual({ weekday: 'Fri', dayMonth: '20 Nov' });
  expect(fullDateText('2026-11-20', english)).toBe('Friday 20 November');
  expect(fullDateText('2026-11-20', spanish)).toBe('viernes, 20 de noviembre');
  expect(fullDateText('2026-11-20', chinese)).toBe('11月20日星期五');
});

test('a moment is told on the clocks of its zone, wherever the server is', () => {
  const at = Date.parse('2026-11-20T05:05:00Z');
  expect(momentText(at, 'America/New_York', english)).toBe('Fri 20 Nov, 12:05am');
  expect(momentText(at, 'Pacific/Honolulu', english)).toBe('Thu 19 Nov, 7:05pm');
  expect(momentText(at, 'Pacific/Honolulu', spanish)).toBe('jue 19 nov, 19:05');
  expect(momentText(at, 'Pacific/Honolulu', chinese)).toBe('11月19日周四 19:05');
});
