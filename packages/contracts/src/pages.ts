/** The pages that the app draws by itself, as in its router. Pages that are also calls are declared by the call. */
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
 * Pages of administrators alone, which are told from nobody's pages by who is signed in: the edge does not know, so it
 * answers 404 with the app, which draws the page or says the same.
 */
export const unnamedPages: readonly string[] = ['/stats'];

/** What people type for a page whose path is another. */
export const typedPaths = { '/charts': '/maps', '/widgets': '/services/widgets' } as const;

/** Pages that the build writes with a head of their own, each with the area of its words, which names the file too. */
export const headedPages = {
  '/gift': 'gift',
  '/maps': 'charts',
  '/maps-app': 'charts',
  '/nearby': 'nearby',
} as const;

/** Pages that the build draws whole, which are the same for every new reader of a language; each with its file. */
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

/** Pages of which the build writes the head alone: what they show is the reader's own. */
export const headOnlyPages = {
  '/app': 'app',
  '/offline': 'offline',
  '/pwa': 'pwa',
} as const;
