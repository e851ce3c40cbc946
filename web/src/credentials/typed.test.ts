import { expect, test } from 'vitest';
import { isEmail, isSixDigits, isTooShort } from './typed.ts';

test('an address and a code are read without spaces around and within them', () => {
  expect([isEmail(' ana@example.com '), isEmail('ana@example'), isEmail('')]).toEqual([true, false, false]);
  // The form sends every address that the server accepts.
  expect(['a@example.xn--p1ai', 'a@пример.рф', 'li@例子。中国'].map(isEmail)).toEqual([true, true, true]);
  expect([isSixDigits('123 456'), isSixDigits('12345')]).toEqual([true, false]);
});

test('the length of a password counts its characters', () => {
  expect([isTooShort('1234567'), isTooShort('12345678'), isTooShort('🌊🌊🌊🌊')]).toEqual([true, false, true]);
  // The first password has seven letters, one of them composed of two code points.
  expect([isTooShort('man\u0303anas'), isTooShort('olas 🌊 ok')]).toEqual([true, false]);
});
