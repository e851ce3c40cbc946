import { expect, test } from 'vitest';
import { ownPath } from './own-path.ts';

test.each(['/', '/forecast/folly', '/forecast/folly?day=2026-11-20#tides'])('%s is a path of this site', (path) => {
  expect(ownPath(path)).toBe(path);
});

test.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '',
  7,
  undefined,
])('%j leads to another site', (path) => {
  expect(ownPath(path)).toBeUndefined();
});
