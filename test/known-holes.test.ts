import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

test('each of the twelve known holes of such systems has a test that tries it, by the name in docs/reference/known-holes.md', () => {
  const table = readFileSync(join(root, 'docs/reference/known-holes.md'), 'utf8');
  const rows = [...table.matchAll(/^\| ([^|]+) \| `([^`]+)` “(.+)” \|$/gm)];
  expect(rows.map(([, hole]) => hole)).toHaveLength(12);
  for (const [, , file = '', name = ''] of rows)
    expect(readFileSync(join(root, file), 'utf8').includes(`'${name}'`), `${file}: ${name}`).toBe(true);
});
