import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root.tsx';

/** The page to try the open API. */
export const developersRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/developers',
  component: lazyRouteComponent(() => import('./developers/developers-route-page.tsx'), 'DevelopersRoutePage'),
});
