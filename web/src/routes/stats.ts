import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root.tsx';

/** The statistics for administrators; everyone else gets the page of a missing address. */
export const statsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/stats',
  component: lazyRouteComponent(() => import('./stats/stats-route-page.tsx'), 'StatsRoutePage'),
});
