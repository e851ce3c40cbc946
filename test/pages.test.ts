import { areas, type Call, pages } from '@groundswell/contracts';
import { expect, test } from 'vitest';
import { siteRoutes } from './support/site-routes.ts';

test("the edge has every page of the app's router, and no other", () => {
  // '$slug' of the router is '{slug}' here.
  const drawn = siteRoutes.map(({ path }) => path.replaceAll(/\$(\w+)/g, '{$1}'));
  const calls: readonly Call[] = Object.values(areas).flat();
  const told = calls.filter(({ page }) => page).map(({ path }) => path);
  expect(drawn.toSorted()).toEqual([...pages, ...told].toSorted());
});
