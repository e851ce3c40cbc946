import { expect, test } from 'vitest';
import { agoWords } from './ago-words.ts';

test('ages read in minutes and from two hours on in hours, in each language', () => {
  expect(agoWords(12 * 60_000, 'en')).toBe('12 min. ago');
  expect(agoWords(180 * 60_000, 'en')).toBe('3 hr. ago');
  expect(agoWords(12 * 60_000, 'es')).toBe('hace 12 min');
  expect(agoWords(12 * 60_000, 'zh-CN')).toBe('12分钟前');
});

test('a forecast of a clock that is ahead is as old as none', () => {
  expect(agoWords(-60_000, 'en')).toMatch(/0 min/);
});
