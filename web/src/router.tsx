import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { errorFacts } from './features/shell/error-facts.ts';
import { m } from './paraglide/messages.js';
import { signedInRoute } from './routes/account.ts';
import { aboutRoute, advertiseRoute, delawareRoute, privacyRoute, termsRoute } from './routes/articles.ts';
import {
  blogAuthorRoute,
  blogPostRoute,
  blogPreviewRoute,
  blogRoute,
  blogTagRoute,
  blogTagsRoute,
  blogTopicRoute,
  blogTopicsRoute,
} from './routes/blog.ts';
import { canvasRoutes } from './routes/canvas-ui.ts';
import { mapsAppRoute, mapsRoute } from './routes/charts.ts';
import { compareRoute } from './routes/compare.ts';
import { developersRoute } from './routes/developers.ts';
import { confirmRoute, unsubscribeRoute } from './routes/email.ts';
import { faqRoute } from './routes/faq.ts';
import { forecastRoute } from './routes/forecast.ts';
import { giftRoute } from './routes/gift.ts';
import { homeRoute } from './routes/home.ts';
import { nearbyRoute } from './routes/nearby.ts';
import { pointRoute } from './routes/point.ts';
import { appRoute, offlineRoute, pwaRoute } from './routes/pwa.ts';
import { SiteErrorPage } from './routes/root/site-error-page.tsx';
import { rootRoute } from './routes/root.tsx';
import { etiquetteRoute, handbookRoute, servicesRoute, tideChartsRoute } from './routes/services.ts';
import { statsRoute } from './routes/stats.ts';
import { statusRoute } from './routes/status.ts';
import { widgetsRoute, widgetViewsRoute } from './routes/widgets.ts';

const routeTree = rootRoute.addChildren([
  homeRoute,
  forecastRoute,
  pointRoute,
  compareRoute,
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
  widgetsRoute,
  widgetViewsRoute,
  developersRoute,
  aboutRoute,
  privacyRoute,
  termsRoute,
  advertiseRoute,
  delawareRoute,
  faqRoute,
  servicesRoute,
  handbookRoute,
  etiquetteRoute,
  tideChartsRoute,
  statsRoute,
  statusRoute,
  ...canvasRoutes,
  blogRoute,
  blogTagsRoute,
  blogTopicsRoute,
  blogTagRoute,
  blogTopicRoute,
  blogAuthorRoute,
  blogPreviewRoute,
  blogPostRoute,
]);

/** Creates the router. On a server, which has no browser, `history` holds the address to render. */
export function createSiteRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    history,
    // Commas are part of the address of a point: '/forecast/at/36.2,-75.1'.
    pathParamsAllowedCharacters: [','],
    // On the server, scroll restoration would add an inline script, which the content security policy forbids.
    scrollRestoration: history === undefined && restoresScroll(),
    defaultNotFoundComponent: () => <SiteErrorPage status={404} message={m.errors_not_found_detail()} />,
    defaultErrorComponent: ({ error }) => <SiteErrorPage {...errorFacts(error)} />,
  });
}

/**
 * Returns whether the router restores the scroll position. It does not for the first page, because the reader may have
 * scrolled before hydration.
 */
function restoresScroll(): () => boolean {
  let isFirst = true;
  return () => {
    const stays = isFirst && window.scrollY > 0;
    isFirst = false;
    return !stays;
  };
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>;
  }
}
