import { afterEach, expect, test, vi } from 'vitest';
import { createHint } from './hint.ts';

const KEY = 'sc_session_expires_at';
const ENDS = '2026-12-20T15:00:00.000Z';
const refuse = () => {
  throw new DOMException('closed', 'SecurityError');
};

afterEach(() => vi.unstubAllGlobals());

/** Returns a fake of the browser's storage; `over` replaces methods, for example by failing ones. */
function storage(over: Partial<Storage> = {}) {
  const kept = new Map<string, string>();
  const open = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  vi.stubGlobal('localStorage', { ...open, ...over });
  return kept;
}

test('a stored hint is read by every tab, even after another tab has changed it', () => {
  const kept = storage();
  const hint = createHint(KEY);
  hint.write(ENDS);
  expect([hint.isKept(), createHint(KEY).read(), [...kept.keys()]]).toEqual([true, ENDS, [KEY]]);
  kept.delete(KEY);
  expect(hint.read()).toBeUndefined();
});

test.each([
  ['is closed to us', { getItem: refuse, setItem: refuse, removeItem: refuse }],
  ['is full', { setItem: refuse }],
])('if storage %s the hint is kept in memory, and counts as not kept', (_, over) => {
  storage(over);
  const hint = createHint(KEY);
  expect([hint.isKept(), hint.read()]).toEqual([false, undefined]);
  hint.write(ENDS);
  expect(hint.read()).toBe(ENDS);
  hint.write(undefined);
  expect(hint.read()).toBeUndefined();
});
