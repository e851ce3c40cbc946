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
