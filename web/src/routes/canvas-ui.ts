import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root.tsx';

interface CanvasSearch {
  readonly from?: string | undefined;
  readonly token?: string | undefined;
}

/**
 * The routes' options for the admin interface. It is a separate part of the app, whose code other pages do not load.
 */
const options = {
  getParentRoute: () => rootRoute,
  staticData: { layout: 'empty' },
  component: lazyRouteComponent(() => import('./canvas-ui/canvas-page.tsx'), 'CanvasPage'),
  /** Parses `from`, the page to return to after signing in on the logout page, and the `token` of an invitation. */
  validateSearch: ({ from, token }: Record<string, unknown>): CanvasSearch => ({
    token: typeof token === 'string' ? token : undefined,
    from: typeof from === 'string' && /^\/canvas-ui(?:\/[\w-]+){0,3}$/.test(from) ? from : undefined,
  }),
} as const;

// The routes of the admin interface: the page picks the section of the address from its own table.
export const canvasRoutes = [
  createRoute({ ...options, path: '/canvas-ui' }),
  createRoute({ ...options, path: '/canvas-ui/$section' }),
  createRoute({ ...options, path: '/canvas-ui/$section/$id' }),
  createRoute({ ...options, path: '/canvas-ui/$section/$id/$view' }),
] as const;
