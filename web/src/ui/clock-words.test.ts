import { expect, test } from 'vitest';
import { hourWords, momentWords, withSiteClock } from './clock-words.ts';

test('an hour is formatted as in the forecasts: a 12-hour clock in English, else a 24-hour one', () => {
  const told = (language: string) => [0, 390, 720, 1350].map((minutes) => hourWords(minutes, language));
  expect(told('en')).toEqual(['12am', '6:30am', '12pm', '10:30pm']);
  expect(told('es')).toEqual(['0:00', '6:30', '12:00', '22:30']);
  expect(told('zh-CN')).toEqual(told('es'));
});

test('no date and time of the browser’s own writes AM or PM', () => {
  const at = new Date(2026, 10, 20, 15).toISOString();
  expect(momentWords(at, 'en')).toBe('Nov 20, 2026, 3:00pm');
  expect(momentWords(at, 'es')).toBe('20 nov 2026, 15:00');
  expect(withSiteClock('Friday 3:00\u202fPM')).toBe('Friday 3:00pm');
  expect(withSiteClock('Fri 12 AM')).toBe('Fri 12am');
  expect(withSiteClock('周五 07:05')).toBe('周五 7:05');
});
