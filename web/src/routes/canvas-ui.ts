import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root.tsx';

interface CanvasSearch {
  readonly from?: string | undefined;
  readonly token?: string | undefined;
}

/** The admin interface, a part of the app of its own: nothing of it is loaded elsewhere. */
const options = {
  getParentRoute: () => rootRoute,
  staticData: { layout: 'empty' },
  component: lazyRouteComponent(() => import('./canvas-ui/canvas-page.tsx'), 'CanvasPage'),
  /** `from`: where who signs in at the logout page goes on; `token`: of an invitation. */
  validateSearch: ({ from, token }: Record<string, unknown>): CanvasSearch => ({
    token: typeof token === 'string' ? token : undefined,
    from: typeof from === 'string' && /^\/canvas-ui(?:\/[\w-]+){0,3}$/.test(from) ? from : undefined,
  }),
} as const;

// The page shows the section that the address names, of a table of its own.
export const canvasRoutes = [
  createRoute({ ...options, path: '/canvas-ui' }),
  createRoute({ ...options, path: '/canvas-ui/$section' }),
  createRoute({ ...options, path: '/canvas-ui/$section/$id' }),
  createRoute({ ...options, path: '/canvas-ui/$section/$id/$view' }),
] as const;
