import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { parseChartSearch } from '../features/charts/model/chart-link.ts';
import { rootRoute } from './root.tsx';

/** The charts; the hash names the map, the search parameters an exact chart. */
export const mapsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/maps',
  staticData: { layout: 'map' },
  validateSearch: parseChartSearch,
  component: lazyRouteComponent(() => import('./charts/maps-page.tsx'), 'MapsPage'),
});

/** The charts without the shell, for apps that embed them. */
export const mapsAppRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/maps-app',
  staticData: { layout: 'empty' },
  validateSearch: parseChartSearch,
  component: lazyRouteComponent(() => import('./charts/maps-page.tsx'), 'MapsAppPage'),
});
