/**
 * The pages that the app renders in the browser, as in its router. The pages that are also calls are declared with the
 * call.
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
 * The pages for administrators only. The edge cannot know who is signed in, so it answers 404 with the app, which
 * renders the page or a not-found page.
 */
export const unnamedPages: readonly string[] = ['/stats'];

/** The redirects of paths that people often type for a page. */
export const typedPaths = { '/charts': '/maps', '/widgets': '/services/widgets' } as const;

/** The pages whose `<head>` the build writes. The value is the prefix of their messages and the name of their file. */
export const headedPages = {
  '/gift': 'gift',
  '/maps': 'charts',
  '/maps-app': 'charts',
  '/nearby': 'nearby',
} as const;

/** The prerendered pages, equal for all new readers of a language. The value is the name of their file. */
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

/** The pages of which the build writes only the `<head>`, since their content depends on the reader. */
export const headOnlyPages = {
  '/app': 'app',
  '/offline': 'offline',
  '/pwa': 'pwa',
} as const;
