import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Returns every module that `entry` imports, directly or indirectly: files by path, packages by name. */
function loads(entry: string, seen = new Set<string>()): Set<string> {
  if (seen.has(entry)) return seen;
  seen.add(entry);
  if (!entry.endsWith('.ts')) return seen;
  const imports = readFileSync(entry, 'utf8').matchAll(/^(?:import|export) (?!type )[^;]*?from '([^']+)'/gms);
  for (const [, name = ''] of imports) loads(name.startsWith('.') ? join(entry, '..', name) : name, seen);
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
