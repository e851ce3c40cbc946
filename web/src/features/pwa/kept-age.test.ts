import { expect, test } from 'vitest';
import { isKept } from './kept-age.ts';

const at = Date.parse('2026-11-20T12:00:00Z');

test('a reply that a CDN may hold is fresh, one that is 15 minutes old on arrival was cached', () => {
  expect(isKept('2026-11-20T11:57:00Z', at)).toBe(false);
  expect(isKept('2026-11-20T11:40:00Z', at)).toBe(true);
});

test('a reply from a server whose clock is ahead counts as fresh', () => {
  expect(isKept('2026-11-20T12:05:00Z', at)).toBe(false);
});
