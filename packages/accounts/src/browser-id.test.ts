import type { Cookies } from '@groundswell/runtime';
import { cookiesOf } from '@groundswell/runtime/testing/cookies';
import { expect, test } from 'vitest';
import { browserIdOf } from './browser-id.ts';

/** A request with these cookies. */
const requestWith = (...cookies: string[]): Cookies =>
  cookiesOf({ cookies } as unknown as Parameters<typeof cookiesOf>[0]);
/** Returns the browser's cookie after the request. */
const secretOf = (cookies: Cookies) => cookies.read('__Host-browser') ?? '';

test('a new browser has one id throughout the request, and keeps it', () => {
  const first = requestWith();
  const id = browserIdOf(first);
  expect(browserIdOf(first)).toBe(id);
  expect(browserIdOf(requestWith(`__Host-browser=${secretOf(first)}`))).toBe(id);
});

test('every browser has its own id', () => {
  expect(new Set(Array.from({ length: 100 }, () => browserIdOf(requestWith()))).size).toBe(100);
});

test('the stored id differs from the cookie', () => {
  const cookies = requestWith();
  const id = browserIdOf(cookies);
  expect(id).toMatch(/^[\w-]{22}$/);
  expect(secretOf(cookies)).toMatch(/^[\w-]{43}$/);
  expect(browserIdOf(requestWith(`__Host-browser=${id}`))).not.toBe(id);
});

test.each(['', 'short', 'x'.repeat(44), `${'x'.repeat(42)}.`, `${'x'.repeat(42)}é`])(
  'a cookie that is not ours, "%s", is replaced',
  (given) => {
    const cookies = requestWith(`__Host-browser=${given}`);
    browserIdOf(cookies);
    expect(secretOf(cookies)).not.toBe(given);
  },
);
