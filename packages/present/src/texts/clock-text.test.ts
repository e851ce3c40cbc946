import { expect, test } from 'vitest';
import { chinese } from '../words/chinese.ts';
import { english } from '../words/english.ts';
import { spanish } from '../words/spanish.ts';
import { clockText, dateText, fullDateText, hourText, momentText } from './clock-text.ts';

test('clocks and dates read as surfers write them', () => {
  expect([hourText(0), hourText(390), hourText(720), clockText(5), clockText(819)]).toEqual([
    '12am',
    '6:30am',
    '12pm',
    '12:05am',
    '1:39pm',
  ]);
  expect(dateText('2026-11-20', english)).toEqual({ weekday: 'Fri', dayMonth: 'Nov 20' });
  expect(fullDateText('2026-11-20', english)).toBe('Friday, November 20');
  expect(fullDateText('2026-11-20', spanish)).toBe('viernes, 20 de noviembre');
  expect(fullDateText('2026-11-20', chinese)).toBe('11月20日周五');
});

test('a moment is shown in its own time zone, independent of the server’s', () => {
  const at = Date.parse('2026-11-20T05:05:00Z');
  expect(momentText(at, 'America/New_York', english)).toBe('Fri Nov 20, 12:05am');
  expect(momentText(at, 'Pacific/Honolulu', english)).toBe('Thu Nov 19, 7:05pm');
  expect(momentText(at, 'Pacific/Honolulu', spanish)).toBe('jue 19 nov, 19:05');
  expect(momentText(at, 'Pacific/Honolulu', chinese)).toBe('11月19日周四 19:05');
});
