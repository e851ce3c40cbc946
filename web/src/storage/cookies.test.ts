import { expect, test } from 'vitest';
import { formatCookie, readCookie } from './cookies.ts';

test('a name with accents and commas is read as it was written', () => {
  const kept = formatCookie('sc_location', 'Cañada, The Washout; north', false).split('; Max-Age')[0] ?? '';
  expect(readCookie('sc_location', `a=1; ${kept}; b=2`)).toBe('Cañada, The Washout; north');
});

test('a cookie whose name ends in the requested one is another cookie', () => {
  expect(readCookie('beach', 'my_beach=folly')).toBeUndefined();
});

test('an invalid value counts as missing', () => {
  expect(readCookie('beach', 'beach=%E0%A4%A')).toBeUndefined();
});

test('a cookie lasts 365 days on the whole site, and is secure on an https page', () => {
  expect(formatCookie('sc_units', '2', true)).toBe('sc_units=2; Max-Age=31536000; Path=/; SameSite=Lax; Secure');
});
