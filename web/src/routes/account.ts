import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { rootRoute } from './root.tsx';

/**
 * The return page of a provider's window; the answer is removed from its address. For signing in and for linking a
 * provider.
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
