/**
 * The pages that the app renders in the browser, the same as in its router. Paths that are pages and calls at once are
 * declared with the call instead.
 */
export const pages = [
  '/',
  '/about',
  '/app',
  '/canvas-ui',
  '/canvas-ui/{section}',
  '/canvas-ui/{section}/{id}',
  '/canvas-ui/{section}/{id}/{view}',
  '/developers',
  '/faq',
  '/forecast/at/{place}',
  '/gift',
  '/maps',
  '/maps-app',
  '/nearby',
  '/offline',
  '/privacy',
  '/pwa',
  '/services',
  '/services/advertise',
  '/services/handbook',
  '/services/surf-etiquette-guide',
  '/services/tide-charts',
  '/services/widgets',
  '/services/widgets/views',
  '/signed-in',
  '/stats',
  '/subscribe/confirm',
  '/surf-etiquette/delaware',
  '/terms',
  '/unsubscribe/{token}',
] as const;

/**
 * The pages for administrators only. The edge does not know who is signed in, so it sends the app with status 404. The
 * app then renders the page or a not-found page.
 */
export const unnamedPages: readonly string[] = ['/stats'];

/** The redirects of addresses that people often type by mistake. */
export const typedPaths = { '/charts': '/maps', '/widgets': '/services/widgets' } as const;

/**
 * The pages whose `<head>` is generated at build time. The value is the prefix of the page's messages and the name of
 * its file.
 */
export const headedPages = {
  '/gift': 'gift',
  '/maps': 'charts',
  '/maps-app': 'charts',
  '/nearby': 'nearby',
} as const;

/**
 * The pages that are prerendered at build time, the same for every reader of a language who visits for the first time.
 * The value is the name of the page's file.
 */
export const builtPages = {
  '/about': 'about',
  '/developers': 'developers',
  '/faq': 'faq',
  '/privacy': 'privacy',
  '/services': 'services',
  '/services/advertise': 'services-advertise',
  '/services/handbook': 'services-handbook',
  '/services/surf-etiquette-guide': 'services-surf-etiquette-guide',
  '/services/tide-charts': 'services-tide-charts',
  '/services/widgets': 'services-widgets',
  '/surf-etiquette/delaware': 'surf-etiquette-delaware',
  '/terms': 'terms',
} as const;

/** The pages of which only the `<head>` is generated at build time, because the content depends on the reader. */
export const headOnlyPages = {
  '/app': 'app',
  '/offline': 'offline',
  '/pwa': 'pwa',
} as const;
