import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { areas, type Call, pages } from '@groundswell/contracts';
import { expect, test } from 'vitest';

const web = join(import.meta.dirname, '../web/src');

test('the edge knows every page that the app has a route for, and no other', () => {
  const sources = readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => readFileSync(join(web, file), 'utf8'))
    .filter((source) => source.includes('createRoute('));
  const routes = sources.flatMap((source) => [...source.matchAll(/\bpath: '([^']+)'/g)].map(([, path = '']) => path));
  // '$slug' of the router is '{slug}' here.
  const drawn = routes.map((path) => path.replaceAll(/\$(\w+)/g, '{$1}'));
  const calls: readonly Call[] = Object.values(areas).flat();
  const told = calls.filter(({ page }) => page).map(({ path }) => path);
  expect(drawn.toSorted()).toEqual([...pages, ...told].toSorted());
});
