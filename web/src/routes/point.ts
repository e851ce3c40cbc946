import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root.tsx';

/**
 * Any point of the ocean: '/forecast/at/36.2,-75.1'. `facing` is the seaward direction of a beach there, for its surf.
 */
export const pointRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/forecast/at/$place',
  validateSearch: ({ facing }: Record<string, unknown>): { facing?: number | undefined } => ({
    // An invalid value must be set to undefined: the router would keep the address's value of an omitted key.
    facing: typeof facing === 'number' && facing >= 0 && facing <= 360 ? facing % 360 : undefined,
  }),
  component: lazyRouteComponent(() => import('./point/point-route-page.tsx'), 'PointRoutePage'),
});
