import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root.tsx';

export const widgetsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/services/widgets',
  staticData: { contact: 'Services Contact' },
  component: lazyRouteComponent(() => import('./widgets/widget-pages.tsx'), 'WidgetsRoutePage'),
});

/** The page of one widget; its key is the hash, which reaches no log. */
export const widgetViewsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/services/widgets/views',
  component: lazyRouteComponent(() => import('./widgets/widget-pages.tsx'), 'WidgetViewsRoutePage'),
});
