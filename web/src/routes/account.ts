import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { rootRoute } from './root.tsx';

/**
 * The page that a provider's window returns to, for signing in and for linking a provider. It removes the provider's
 * answer from its address.
 */
export const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/signed-in',
  staticData: { layout: 'empty', guestOnly: true },
  beforeLoad: async ({ location }) => {
    const { passTokenOn } = await import('../credentials/social-window.ts');
    if (passTokenOn(location.hash)) throw redirect({ to: '/signed-in', replace: true });
  },
  component: lazyRouteComponent(() => import('../features/auth/returned.tsx'), 'Returned'),
});
