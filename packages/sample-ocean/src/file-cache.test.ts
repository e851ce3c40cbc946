import { expect, test } from 'vitest';
import { createFileCache } from './file-cache.ts';

test('the least recently used file is removed first when the cache is full', () => {
  const shelf = createFileCache(10);
  shelf.put('a', new Uint8Array(4));
  shelf.put('b', new Uint8Array(4));
  shelf.find('a');
  shelf.put('c', new Uint8Array(4));
  expect([shelf.find('a')?.length, shelf.find('b'), shelf.find('c')?.length]).toEqual([4, undefined, 4]);
});

test('a file put again is counted once', () => {
  const shelf = createFileCache(10);
  for (let n = 0; n < 5; n++) shelf.put('a', new Uint8Array(6));
  shelf.put('b', new Uint8Array(4));
  expect(shelf.find('a')?.length).toBe(6);
});
