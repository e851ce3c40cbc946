import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type Import, listImports } from '@groundswell/test/support/list-imports';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '../..');
/** The only entry point of the admin interface; the router loads it for the addresses under /canvas-ui. */
const DOOR = 'routes/canvas-ui/canvas-page.tsx';
const OF_ADMIN =
  /^(?:features\/canvas|routes\/canvas-ui)\/|^prosemirror-|^@groundswell\/posts$|^paraglide\/canvas\.js$/;

test.each(['main.tsx', 'server.tsx', 'sw.ts'])(
  '%s never loads a module of the admin interface, not even lazily',
  (entry) => {
    const reached = reach(entry);
    expect([...reached].filter((one) => OF_ADMIN.test(one))).toEqual([]);
  },
);

test('the admin page loads the editor only with a post', () => {
  expect([...reach(DOOR, (kind) => kind === 'static')].filter((one) => /^prosemirror-/.test(one))).toEqual([]);
});

/**
 * Collects the modules that a module imports, directly or through other modules: files by path, packages by name. The
 * search stops at the entry point of the admin interface.
 */
function reach(entry: string, follows = (kind: Import['kind']) => kind !== 'type'): Set<string> {
  const reached = new Set<string>();
  const visit = (file: string): void => {
    if (reached.has(file)) return;
    reached.add(file);
    const path = join(src, file);
    if (!/\.tsx?$/.test(file) || !existsSync(path)) return;
    for (const { specifier, kind } of listImports(path)) {
      const target = specifier.startsWith('.') ? relative(src, join(dirname(path), specifier)) : specifier;
      if (target !== DOOR && follows(kind)) visit(target);
    }
  };
  visit(entry);
  return reached;
}
