import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { formatBeaches, parseBeaches } from '../features/forecast/compare/model.ts';
import { rootRoute } from './root.tsx';

export const compareRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/compare',
  /** Parses `beaches`, one or two slugs such as 'a,b', and `day`, the date whose hours are shown. */
  validateSearch: ({
    beaches,
    day,
  }: Record<string, unknown>): { beaches?: string | undefined; day?: string | undefined } => ({
    beaches: formatBeaches(parseBeaches(beaches)),
    day: typeof day === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : undefined,
  }),
  component: lazyRouteComponent(() => import('./compare/compare-route-page.tsx'), 'CompareRoutePage'),
});
