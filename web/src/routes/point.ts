import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root.tsx';

/** Any point of the ocean: '/forecast/at/36.2,-75.1'. `facing`: the way a beach there looks, for its surf. */
export const pointRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/forecast/at/$place',
  validateSearch: ({ facing }: Record<string, unknown>): { facing?: number | undefined } => ({
    // A key left out here would keep the address's value: an invalid one has to be set to undefined.
    facing: typeof facing === 'number' && facing >= 0 && facing <= 360 ? facing % 360 : undefined,
  }),
  component: lazyRouteComponent(() => import('./point/point-route-page.tsx'), 'PointRoutePage'),
});
