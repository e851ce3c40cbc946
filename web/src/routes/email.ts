// Defines the pages that emails link to.
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root.tsx';

export const unsubscribeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/unsubscribe/$token',
  component: lazyRouteComponent(() => import('./email/email-pages.tsx'), 'UnsubscribeRoutePage'),
});

export const confirmRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/subscribe/confirm',
  component: lazyRouteComponent(() => import('./email/email-pages.tsx'), 'ConfirmRoutePage'),
});
