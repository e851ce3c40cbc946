import { expect, test } from 'vitest';
import { isWorthReturning } from './use-last-page.ts';

test.each([
  ['/', true],
  ['/forecast/banzai-pipeline?day=2026-11-21', true],
  ['/pwa', false],
  ['/pwa?from=home', false],
  ['/offline', false],
])('whether the app reopens on %s: %s', (address, worth) => {
  expect(isWorthReturning(address)).toBe(worth);
});
