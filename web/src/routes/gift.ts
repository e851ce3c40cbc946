import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root.tsx';

export const giftRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/gift',
  // Absent: a card is bought, unless the address has the code of one.
  validateSearch: ({ redeem }: Record<string, unknown>): { redeem?: true | undefined } => ({
    redeem: redeem === true || undefined,
  }),
  component: lazyRouteComponent(() => import('./gift/gift-route-page.tsx'), 'GiftRoutePage'),
});
