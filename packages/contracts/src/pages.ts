/** The pages that the app draws by itself, as its router has them. A page that is also a call is told by the call. */
export const pages = [
  '/',
  '/about',
  '/app',
  '/maps-app',
  '/offline',
  '/privacy',
  '/pwa',
  '/signed-in',
  '/subscribe/confirm',
  '/terms',
  '/unsubscribe/{token}',
] as const;
