import { expect, test } from 'vitest';
import { shouldReloadFor } from './chunk-reload.ts';

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

test('a chunk that stays missing reloads the page once, never in a loop', () => {
  const session = memory();
  expect(shouldReloadFor('/assets/search-1.js', () => session)).toBe(true);
  for (let visit = 0; visit < 5; visit++) expect(shouldReloadFor('/assets/search-1.js', () => session)).toBe(false);
});

test('another chunk that goes missing later reloads once more', () => {
  const session = memory();
  shouldReloadFor('/assets/search-1.js', () => session);
  expect(shouldReloadFor('/assets/search-2.js', () => session)).toBe(true);
  expect(shouldReloadFor('/assets/search-1.js', () => session)).toBe(false);
});

test('without storage there is no reload', () => {
  const closed = {
    getItem(): string | null {
      throw new DOMException('closed', 'SecurityError');
    },
    setItem() {},
  };
  expect(shouldReloadFor('/assets/search-1.js', () => closed)).toBe(false);
  const refuse = () => closed.getItem() as never;
  expect(shouldReloadFor('/assets/search-1.js', refuse)).toBe(false);
});
