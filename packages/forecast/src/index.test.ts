import { join } from 'node:path';
import { listImports } from '@groundswell/test/support/list-imports';
import { expect, test } from 'vitest';

/** Returns every module that `entry` imports, directly or indirectly: the paths of files and the names of packages. */
function loads(entry: string, seen = new Set<string>()): Set<string> {
  if (seen.has(entry)) return seen;
  seen.add(entry);
  if (!entry.endsWith('.ts')) return seen;
  for (const { specifier, kind } of listImports(entry))
    if (kind !== 'type') loads(specifier.startsWith('.') ? join(entry, '..', specifier) : specifier, seen);
  return seen;
}
const outsidersOf = (entry: string) =>
  [...loads(join(import.meta.dirname, entry))].filter((name) => !/\.ts$|^@groundswell\/durations$/.test(name));

test('the browser’s entry loads neither tide constituents nor the sun', () => {
  expect(outsidersOf('index.ts')).toEqual([]);
});

test('composing loads those two and nothing else', () => {
  expect(outsidersOf('compose.ts').sort()).toEqual(['@neaps/tide-predictor', 'suncalc']);
});
