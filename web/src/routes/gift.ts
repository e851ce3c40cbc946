import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root.tsx';

export const giftRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/gift',
  // Parses `redeem`. Without it, the page sells a gift card, unless the hash of the address holds a card's code.
  validateSearch: ({ redeem }: Record<string, unknown>): { redeem?: true | undefined } => ({
    redeem: redeem === true || undefined,
  }),
  component: lazyRouteComponent(() => import('./gift/gift-route-page.tsx'), 'GiftRoutePage'),
});
