import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root.tsx';

export const widgetsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/services/widgets',
  staticData: { contact: 'Services Contact' },
  component: lazyRouteComponent(() => import('./widgets/widget-pages.tsx'), 'WidgetsRoutePage'),
});

/** The page of a widget. Its key is in the hash, which reaches no server log. */
export const widgetViewsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/services/widgets/views',
  component: lazyRouteComponent(() => import('./widgets/widget-pages.tsx'), 'WidgetViewsRoutePage'),
});
