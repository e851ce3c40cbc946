/** The pages that the app draws by itself, as in its router. Pages that are also calls are declared by the call. */
export const pages = [
  '/',
  '/about',
  '/app',
  '/forecast/at/{place}',
  '/gift',
  '/maps',
  '/maps-app',
  '/nearby',
  '/offline',
  '/privacy',
  '/pwa',
  '/signed-in',
  '/subscribe/confirm',
  '/terms',
  '/unsubscribe/{token}',
] as const;

/** Pages that the build writes with a head of their own, each with the area of its words, which names the file too. */
export const headedPages = { '/maps': 'charts', '/maps-app': 'charts', '/nearby': 'nearby' } as const;
