import { areas, type Call, pages } from '@groundswell/contracts';
import { expect, test } from 'vitest';
import { siteRoutes } from './support/site-routes.ts';

test("the edge has every page of the app's router, and no other", () => {
  // Replaces the parameters of a path with `{}`. The router's '$slug' and the contracts' '{slug}' may have different
  // names.
  const nameless = (path: string) => path.replaceAll(/\$\w+|\{\w+\}/g, '{}');
  const drawn = siteRoutes.map(({ path }) => nameless(path));
  const calls: readonly Call[] = Object.values(areas).flat();
  const told = calls.filter(({ page }) => page).map(({ path }) => path);
  expect(drawn.toSorted()).toEqual([...pages, ...told].map(nameless).toSorted());
});
