import { expect, test } from 'vitest';
import { formatDiscount, inMoney } from './money-words.ts';

const LANGUAGES = ['en', 'es', 'zh-CN'];
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

test('a sum is written as its reader does, and a minus is a minus sign, not a hyphen', () => {
  expect(LANGUAGES.map((lang) => plain(inMoney(1999, 'usd', lang)))).toEqual(['$19.99', '$19.99', 'US$19.99']);
  expect(LANGUAGES.map((lang) => plain(inMoney(-500, 'usd', lang)))).toEqual(['−$5.00', '−$5.00', '−US$5.00']);
});

test('a discount is shown as the coupon’s name, a percentage or a sum, in the reader’s language', () => {
  const words = (off: Parameters<typeof formatDiscount>[0]) =>
    LANGUAGES.map((lang) => plain(formatDiscount(off, 'usd', lang)));
  expect(words({ percent: 50 })).toEqual(['−50%', '−50 %', '−50%']);
  expect(words({ percent: 12.5 })[0]).toBe('−12.5%');
  expect(words({ cents: 500 })).toEqual(['−$5.00', '−$5.00', '−US$5.00']);
  expect(words({ name: 'Half a year', percent: 50 })[0]).toBe('Half a year');
});
