import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router';
import { errorFacts } from './features/shell/error-facts.ts';
import { m } from './paraglide/messages.js';
import { arrive } from './routes/arrive.ts';
import type { ArticleContact } from './routes/article-route-page.tsx';
import { ForecastRoutePage } from './routes/forecast-route-page.tsx';
import { HomePage } from './routes/home-page.tsx';
import { ownPath } from './routes/own-path.ts';
import { RootPage } from './routes/root-page.tsx';
import { validateRootSearch } from './routes/root-search.ts';
import { SiteErrorPage } from './routes/site-error-page.tsx';
import { session } from './session/current.ts';
import { useTellShown } from './ui/on-shown.ts';

const rootRoute = createRootRoute({
  component: RootPage,
  validateSearch: validateRootSearch,
  beforeLoad: ({ location, matches }) => {
    // A provider's window brings a token in its hash, also to who is signed in and links one.
    if (session.isIn() && !location.hash && matches.some(({ staticData }) => staticData.guestOnly))
      throw redirect({ to: '/', replace: true });
    const search = arrive(location.searchStr, session.isIn());
    if (search !== undefined)
      throw redirect({
        href: `${location.pathname}${search && `?${search}`}${location.hash && `#${location.hash}`}`,
        replace: true,
      });
  },
});

const homeRoute = createRoute({ getParentRoute: () => rootRoute, path: '/', component: HomeRoute });
function HomeRoute() {
  useTellShown();
  return <HomePage />;
}

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
    useTellShown();
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
/** The charts alone, as the apps show them. */
const mapsAppRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/maps-app',
  staticData: { layout: 'empty' },
  component: lazyRouteComponent(() => import('./routes/maps-app-page.tsx'), 'MapsAppPage'),
});

/** Where the links of letters lead. */
const unsubscribeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/unsubscribe/$token',
  component: lazyRouteComponent(() => import('./routes/letter-pages.tsx'), 'UnsubscribeRoutePage'),
});
const confirmRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/subscribe/confirm',
  component: lazyRouteComponent(() => import('./routes/letter-pages.tsx'), 'ConfirmRoutePage'),
});
/** Where a provider's window comes back to; what it was given does not stay in its address. For who is signing in or links a provider. */
const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/signed-in',
  staticData: { layout: 'empty', guestOnly: true },
  beforeLoad: async ({ location }) => {
    const { handBack } = await import('./credentials/social-window.ts');
    if (handBack(location.hash)) throw redirect({ to: '/signed-in', replace: true });
  },
  component: lazyRouteComponent(() => import('./features/auth/returned.tsx'), 'Returned'),
});

/** Pages that are read: a new one is a line here and in `pages` of the contracts, its texts are `web/articles/<path>/`. */
const aboutRoute = articleRoute({ path: '/about', contact: 'About Contact' });
const privacyRoute = articleRoute({ path: '/privacy' });
const termsRoute = articleRoute({ path: '/terms' });

function articleRoute<const Path extends `/${string}`>({
  path,
  contact,
}: {
  readonly path: Path;
  readonly contact?: ArticleContact;
}) {
  const load = async () => (await import('./routes/article-route-page.tsx')).makeArticlePage(path.slice(1), contact);
  return createRoute({ getParentRoute: () => rootRoute, path, component: lazyRouteComponent(load) });
}

const routeTree = rootRoute.addChildren([
  homeRoute,
  forecastRoute,
  offlineRoute,
  pwaRoute,
  appRoute,
  mapsAppRoute,
  unsubscribeRoute,
  confirmRoute,
  signedInRoute,
  aboutRoute,
  privacyRoute,
  termsRoute,
]);

/** `history`: where a page is drawn without a browser, the address it is drawn for. */
export function createSiteRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    history,
    // On the server this would be an inline script, which the content security policy forbids.
    scrollRestoration: history === undefined,
    defaultNotFoundComponent: () => <SiteErrorPage status={404} message={m.errors_not_found_detail()} />,
    defaultErrorComponent: ({ error }) => <SiteErrorPage {...errorFacts(error)} />,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>;
  }
}
