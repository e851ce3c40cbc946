import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root.tsx';

/** The charts alone, as the apps show them. */
export const mapsAppRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/maps-app',
  staticData: { layout: 'empty' },
  component: lazyRouteComponent(() => import('./charts/maps-app-page.tsx'), 'MapsAppPage'),
});
