import { afterEach, expect, test, vi } from 'vitest';
import { awaitedCode } from './awaited-code.ts';

afterEach(() => vi.unstubAllGlobals());

test('a broken entry is no code that is waited for: the sign-in window opens', () => {
  vi.stubGlobal('sessionStorage', { getItem: () => '{"email":' });
  expect(awaitedCode()).toBeUndefined();
});
