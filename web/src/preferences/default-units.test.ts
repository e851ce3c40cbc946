import { expect, test } from 'vitest';
import { defaultUnits } from './default-units.ts';

test.each([
  ['en', 'en-US', 1],
  ['en', 'en-GB', 1],
  ['en', undefined, 1],
  ['es', 'es-US', 1],
  ['es', 'es-pr', 1],
  ['es', 'en-US', 1],
  ['es', 'es-MX', 2],
  ['es', 'es-419', 2],
  ['es', 'es', 2],
  ['es', undefined, 2],
  ['zh-CN', 'zh-CN', 2],
  ['zh-CN', 'zh-Hant-TW', 2],
  ['zh-CN', 'en-US', 2],
] as const)('a page in %s of a browser in %s starts with units %i', (language, locale, units) => {
  expect(defaultUnits(language, locale)).toBe(units);
});
