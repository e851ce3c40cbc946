import { expect, test } from 'vitest';
import { isWorthReturning } from './use-last-page.ts';

test.each([
  ['/', true],
  ['/forecast/banzai-pipeline?day=2026-11-21', true],
  ['/pwa', false],
  ['/pwa?from=home', false],
  ['/offline', false],
])('%s is worth returning to: %s', (address, worth) => {
  expect(isWorthReturning(address)).toBe(worth);
});
