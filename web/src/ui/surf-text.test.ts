import { expect, test } from 'vitest';
import { isSized, spanned, splitSurf, surfWords } from './surf-text.ts';

test.each([
  ['3-4 ft', '3–4', 'ft'],
  ['0.9 - 1.2 m', '0.9–1.2', 'm'],
  ['2 ft', '2', 'ft'],
  ['20+ ft', '20+', 'ft'],
  ['flat', 'flat', undefined],
])('%s is %s and %s', (text, size, unit) => {
  expect(splitSurf(text)).toEqual({ size, unit });
});

test('a span reads with an en dash, words stay as they are', () => {
  expect(surfWords('3-4 ft')).toBe('3–4 ft');
  expect(surfWords('flat')).toBe('flat');
  expect(spanned('12-15 ft, well-overhead')).toBe('12–15 ft, well-overhead');
});

test.each([
  ['3-4 ft', true],
  ['1,2 m', true],
  ['flat', false],
  ['plano', false],
])('%s has a height: %s', (text, sized) => {
  expect(isSized(text)).toBe(sized);
});
