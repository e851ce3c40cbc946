import { expect, test } from 'vitest';
import { clampHour, hourAfterKey } from './cursor-keys.ts';

const at = { hour: 30, now: 8, hours: 48 };

test.each([
  ['ArrowRight', 31],
  ['ArrowLeft', 29],
  ['PageDown', 6],
  ['PageUp', 47],
  ['Home', 8],
  ['End', 47],
])('%s moves the cursor from 30 to %d', (key, hour) => {
  expect(hourAfterKey(key, at)).toBe(hour);
});

test('other keys are left to the browser', () => {
  expect(hourAfterKey('Tab', at)).toBeUndefined();
  expect(hourAfterKey('toString', at)).toBeUndefined();
});

test('the cursor stays on the timeline', () => {
  expect(clampHour(-3, 48)).toBe(0);
  expect(clampHour(99, 48)).toBe(47);
});
