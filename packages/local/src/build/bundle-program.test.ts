import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inlineModulePath } from './bundle-program.ts';

test('a module finds the files beside it from wherever its bundle lies', () => {
  const source = "join(import.meta.dirname, 'a'); new URL('b', import.meta.url)";
  expect(inlineModulePath(source, '/src/a$&/c.ts')).toBe(
    'join("/src/a$&", \'a\'); new URL(\'b\', "file:///src/a$&/c.ts")',
  );
});

test('the module that inlines paths is unchanged in its own bundle, which bundles for the next start', () => {
  const path = join(import.meta.dirname, 'bundle-program.ts');
  const source = readFileSync(path, 'utf8');
  expect(inlineModulePath(source, path)).toBe(source);
});
