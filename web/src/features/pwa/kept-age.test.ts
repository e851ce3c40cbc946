import { expect, test } from 'vitest';
import { isKept } from './kept-age.ts';

const at = Date.parse('2026-11-20T12:00:00Z');

test('a reply that an edge may hold is fresh, one a quarter of an hour old on arrival was kept', () => {
  expect(isKept('2026-11-20T11:57:00Z', at)).toBe(false);
  expect(isKept('2026-11-20T11:40:00Z', at)).toBe(true);
});

test('a reply from a server whose clock is ahead counts as fresh', () => {
  expect(isKept('2026-11-20T12:05:00Z', at)).toBe(false);
});
