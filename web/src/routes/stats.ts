import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root.tsx';

/** For administrators; for everybody else it is no page. */
export const statsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/stats',
  component: lazyRouteComponent(() => import('./stats/stats-route-page.tsx'), 'StatsRoutePage'),
});
