// The service worker: the site's shell and the last forecasts, for when there is no connection.
import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies';
import { dropOldest, isForecast, KEPT_FORECASTS, KEPT_PARTS, keptKey, MOST_FORECASTS } from './features/pwa/kept.ts';

declare const self: Pick<Window, 'addEventListener'> & {
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
};
/** The files of the shell, put here by the build. */
declare const PRECACHE: PrecacheEntry[];

/** Longer than this a reader does not wait for the network where the device holds an answer. */
const PATIENCE_S = 3;
const MOST_PARTS = 80;

precacheAndRoute(PRECACHE, { directoryIndex: '', cleanURLs: false });
cleanupOutdatedCaches();
clientsClaim();

// The browser asks for the page while this worker is still starting.
self.addEventListener('activate', () => void self.registration.navigationPreload?.enable());

// Only when the reader says so: a page that is open goes on with the files that it was made of.
self.addEventListener('message', ({ data }: MessageEvent) => {
  if (data === 'take over') void self.skipWaiting();
});

const pages = new NetworkOnly({ networkTimeoutSeconds: PATIENCE_S });
const shell = createHandlerBoundToURL('/index.html');
registerRoute(
  new NavigationRoute((asked) => pages.handle(asked).catch(() => shell(asked)), {
    // A file that somebody opens by itself is no page.
    denylist: [/\.\w+$/],
  }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isForecast(url),
  new NetworkFirst({
    cacheName: KEPT_FORECASTS,
    networkTimeoutSeconds: PATIENCE_S,
    plugins: [{ cacheKeyWillBeUsed: async ({ request }) => keptKey(request.url) }, keepAtMost(MOST_FORECASTS)],
  }),
);

const parts = { cacheName: KEPT_PARTS, plugins: [keepAtMost(MOST_PARTS)] };
// Named by their content: what has the name is the file.
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), new CacheFirst(parts));
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && (url.pathname === '/locationmenu' || url.pathname.startsWith('/icons/')),
  new StaleWhileRevalidate(parts),
);

function keepAtMost(most: number): WorkboxPlugin {
  return { cacheDidUpdate: async ({ cacheName }) => dropOldest(await caches.open(cacheName), most) };
}
