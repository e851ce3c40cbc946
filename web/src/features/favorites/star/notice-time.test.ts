import { expect, test } from 'vitest';
import { isNoticeTime } from './notice-time.ts';

test('a notice is shown until the end of its last day', () => {
  expect(isNoticeTime('2024-07-01', Date.UTC(2024, 6, 1, 23, 59))).toBe(true);
  expect(isNoticeTime('2024-07-01', Date.UTC(2024, 6, 2))).toBe(false);
});

test('without a last day there is no notice', () => {
  expect(isNoticeTime('', 0)).toBe(false);
});
