/** The pages that the app draws by itself, as its router has them. A page that is also a call is told by the call. */
export const pages = [
  '/',
  '/app',
  '/maps-app',
  '/offline',
  '/pwa',
  '/signed-in',
  '/subscribe/confirm',
  '/unsubscribe/{token}',
] as const;
