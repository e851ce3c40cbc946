import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { errorFacts } from './features/shell/error-facts.ts';
import { ErrorPage } from './features/shell/error-page.tsx';
import { m } from './paraglide/messages.js';
import { ForecastRoutePage } from './routes/forecast-route-page.tsx';
import { HomePage } from './routes/home-page.tsx';
import { ownPath } from './routes/own-path.ts';
import { RootPage } from './routes/root-page.tsx';
import { validateRootSearch } from './routes/root-search.ts';

const rootRoute = createRootRoute({ component: RootPage, validateSearch: validateRootSearch });

const homeRoute = createRoute({ getParentRoute: () => rootRoute, path: '/', component: HomePage });

const forecastRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/forecast/$fcstId',
  /** `day`: the day of a beach whose details are open; `sort`: the order of a place's beaches. A link can lead to both. */
  validateSearch: ({
    day,
    sort,
  }: Record<string, unknown>): { day?: string | undefined; sort?: 'surf' | undefined } => ({
    // What is left out here keeps the value of the address: a wrong one is undefined by name.
    day: typeof day === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : undefined,
    sort: sort === 'surf' ? sort : undefined,
  }),
  component: function ForecastRoute() {
    const { fcstId } = forecastRoute.useParams();
    const { day } = forecastRoute.useSearch();
    const navigate = forecastRoute.useNavigate();
    return (
      <ForecastRoutePage
        slug={fcstId}
        openDate={day}
        onOpenDate={(date) => void navigate({ search: { day: date }, replace: true, resetScroll: false })}
      />
    );
  },
});

const offlineRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/offline',
  /** `from`: the page that could not be shown. */
  validateSearch: ({ from }: Record<string, unknown>): { from?: string | undefined } => ({ from: ownPath(from) }),
  component: lazyRouteComponent(() => import('./routes/offline-page.tsx'), 'OfflinePage'),
});
const pwaRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/pwa',
  component: lazyRouteComponent(() => import('./routes/pwa-page.tsx'), 'PwaPage'),
});
const appRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/app',
  component: lazyRouteComponent(() => import('./routes/app-page.tsx'), 'AppPage'),
});

export const router = createRouter({
  routeTree: rootRoute.addChildren([homeRoute, forecastRoute, offlineRoute, pwaRoute, appRoute]),
  scrollRestoration: true,
  defaultNotFoundComponent: () => <ErrorPage status={404} message={m.errors_not_found_detail()} />,
  defaultErrorComponent: ({ error }) => <ErrorPage {...errorFacts(error)} />,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
