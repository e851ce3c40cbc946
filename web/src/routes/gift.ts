import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root.tsx';

export const giftRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/gift',
  component: lazyRouteComponent(() => import('./gift/gift-route-page.tsx'), 'GiftRoutePage'),
});
