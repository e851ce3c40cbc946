import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { ownPath } from './root/own-path.ts';
import { rootRoute } from './root.tsx';

/** The start page of the installed app. */
export const pwaRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/pwa',
  component: lazyRouteComponent(() => import('./pwa/pwa-page.tsx'), 'PwaPage'),
});

/** The page on how to install the app. */
export const appRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/app',
  component: lazyRouteComponent(() => import('./pwa/app-page.tsx'), 'AppPage'),
});

export const offlineRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/offline',
  /** Parses `from`, the page that could not be shown. */
  validateSearch: ({ from }: Record<string, unknown>): { from?: string | undefined } => ({ from: ownPath(from) }),
  component: lazyRouteComponent(() => import('./pwa/offline-page.tsx'), 'OfflinePage'),
});
