import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { errorFacts } from './features/shell/error-facts.ts';
import { m } from './paraglide/messages.js';
import { signedInRoute } from './routes/account.ts';
import { aboutRoute, privacyRoute, termsRoute } from './routes/articles.ts';
import { mapsAppRoute, mapsRoute } from './routes/charts.ts';
import { forecastRoute } from './routes/forecast.tsx';
import { giftRoute } from './routes/gift.ts';
import { homeRoute } from './routes/home.tsx';
import { confirmRoute, unsubscribeRoute } from './routes/letters.ts';
import { nearbyRoute } from './routes/nearby.ts';
import { pointRoute } from './routes/point.ts';
import { appRoute, offlineRoute, pwaRoute } from './routes/pwa.ts';
import { SiteErrorPage } from './routes/root/site-error-page.tsx';
import { rootRoute } from './routes/root.tsx';

const routeTree = rootRoute.addChildren([
  homeRoute,
  forecastRoute,
  pointRoute,
  nearbyRoute,
  offlineRoute,
  pwaRoute,
  appRoute,
  mapsRoute,
  mapsAppRoute,
  unsubscribeRoute,
  confirmRoute,
  signedInRoute,
  giftRoute,
  aboutRoute,
  privacyRoute,
  termsRoute,
]);

/** `history`: the address to draw on a server, where there is no browser. */
export function createSiteRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    history,
    // '/forecast/at/36.2,-75.1'.
    pathParamsAllowedCharacters: [','],
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
