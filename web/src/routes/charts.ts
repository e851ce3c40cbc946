import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root.tsx';

/** The charts without the shell, for the apps. */
export const mapsAppRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/maps-app',
  staticData: { layout: 'empty' },
  component: lazyRouteComponent(() => import('./charts/maps-app-page.tsx'), 'MapsAppPage'),
});
