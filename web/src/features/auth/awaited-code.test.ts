import { afterEach, expect, test, vi } from 'vitest';
import { awaitCode, awaitedCode, readBeside } from './awaited-code.ts';

afterEach(() => vi.unstubAllGlobals());

test('a broken entry is not an awaited code: the sign-in window opens', () => {
  vi.stubGlobal('sessionStorage', { getItem: () => '{"email":' });
  expect(awaitedCode()).toBeUndefined();
});

test('a typed address matches the server’s, in whichever script it was typed', () => {
  let kept = '';
  const setItem = (_: string, text: string) => {
    kept = text;
  };
  vi.stubGlobal('sessionStorage', { getItem: () => kept, setItem });
  for (const email of ['You@Пример.РФ ', 'you@xn--e1afmkfd.xn--p1ai']) {
    const close = awaitCode({ email, codeFor: 'verify', registered: undefined, links: undefined });
    const { email: user, address } = readBeside('you@xn--e1afmkfd.xn--p1ai');
    expect([user, address]).toEqual(['you@пример.рф', 'you@пример.рф']);
    close();
  }
  expect(readBeside('you@example.com')).toEqual({ email: 'you@example.com', address: undefined });
});
