import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root.tsx';

/** The open API, to try. */
export const developersRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/developers',
  component: lazyRouteComponent(() => import('./developers/developers-route-page.tsx'), 'DevelopersRoutePage'),
});
