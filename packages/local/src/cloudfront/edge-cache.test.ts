import { expect, test } from 'vitest';
import { createEdgeCache } from './edge-cache.ts';

const reply = (bytes: number) => ({ status: 200, headers: {}, cookies: [], body: Buffer.alloc(bytes) });

test('a reply is fresh, then stale, then gone', () => {
  let nowMs = 0;
  const cache = createEdgeCache(() => nowMs);
  cache.keep('a', reply(1), { freshS: 10, staleS: 5 });
  const at = (seconds: number) => {
    nowMs = seconds * 1000;
    return cache.find('a')?.isStale;
  };
  expect([at(9), at(10), at(14), at(15)]).toEqual([false, true, true, undefined]);
});

test('past 64 MB the least recently used goes first', () => {
  const cache = createEdgeCache(() => 0);
  const keep = (key: string) => cache.keep(key, reply(24 * 1024 * 1024), { freshS: 10, staleS: 0 });
  keep('a');
  keep('b');
  cache.find('a');
  keep('c');
  expect(['a', 'b', 'c'].map((key) => cache.find(key) !== undefined)).toEqual([true, false, true]);
});

test('nothing is found after all of it was cleared', () => {
  const cache = createEdgeCache();
  const reply = { status: 200, headers: {}, cookies: [], body: Buffer.from('a') };
  cache.keep('/', reply, { freshS: 60, staleS: 0 });
  cache.clear();
  expect(cache.find('/')).toBeUndefined();
});
