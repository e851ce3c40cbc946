import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { rootRoute } from './root.tsx';

/** Where a provider's window comes back to; what it was given does not stay in its address. For who is signing in or links a provider. */
export const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/signed-in',
  staticData: { layout: 'empty', guestOnly: true },
  beforeLoad: async ({ location }) => {
    const { handBack } = await import('../credentials/social-window.ts');
    if (handBack(location.hash)) throw redirect({ to: '/signed-in', replace: true });
  },
  component: lazyRouteComponent(() => import('../features/auth/returned.tsx'), 'Returned'),
});
