import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root.tsx';

/**
 * The route of a location page: the forecast of a beach, or the overview of a region, an area or a local stretch of
 * coast.
 */
export const forecastRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/forecast/$fcstId',
  /**
   * Parses `day`, the day whose details are open, and `sort`, the order of the beaches in an overview. A link can
   * contain both.
   */
  validateSearch: ({
    day,
    sort,
  }: Record<string, unknown>): { day?: string | undefined; sort?: 'surf' | undefined } => ({
    // An invalid value must be set to undefined: the router would keep the address's value of an omitted key.
    day: typeof day === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : undefined,
    sort: sort === 'surf' ? sort : undefined,
  }),
  component: lazyRouteComponent(() => import('./forecast/forecast-route-page.tsx'), 'ForecastRoutePage'),
});
