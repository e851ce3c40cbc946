import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root.tsx';

/** A beach's forecast, or a region's, area's or local's overview. */
export const forecastRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/forecast/$fcstId',
  /** `day`: the day of a beach whose details are open; `sort`: the order of a place's beaches. Both can be linked. */
  validateSearch: ({
    day,
    sort,
  }: Record<string, unknown>): { day?: string | undefined; sort?: 'surf' | undefined } => ({
    // A key left out here would keep the address's value: an invalid one has to be set to undefined.
    day: typeof day === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : undefined,
    sort: sort === 'surf' ? sort : undefined,
  }),
  component: lazyRouteComponent(() => import('./forecast/forecast-route-page.tsx'), 'ForecastRoutePage'),
});
