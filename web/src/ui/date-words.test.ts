import { expect, test } from 'vitest';
import { dateWords } from './date-words.ts';

test('a weekday stands before its date, in Chinese behind it', () => {
  expect(dateWords('Fri', 'Nov 20', 'en')).toBe('Fri Nov 20');
  expect(dateWords('周五', '11月20日', 'zh-CN')).toBe('11月20日周五');
});
