// Defines the service worker: it caches the site's shell and the last forecasts for offline use.
import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, CacheOnly, NetworkFirst, NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies';
import {
  dropOldest,
  FORGET,
  isForecast,
  isHomeToday,
  isOwnList,
  KEPT_FORECASTS,
  KEPT_OWN,
  KEPT_PARTS,
  keptKey,
  MAX_FORECASTS,
  MAX_OWN,
  markAsCached,
  ownKey,
} from './features/pwa/kept.ts';
import { createReaderGate, isWithoutToken } from './features/pwa/reader-gate.ts';
import { type NotePorts, openNote, showNote } from './features/pwa/show-note.ts';
import { product } from './product.ts';

/** The service worker's events, which TypeScript's types for a browser window lack. */
interface WorkerEvents {
  activate: { waitUntil(work: Promise<unknown>): void };
  push: { readonly data: { text(): string } | null; waitUntil(work: Promise<unknown>): void };
  notificationclick: { readonly notification: Notification; waitUntil(work: Promise<unknown>): void };
}
declare const self: {
  addEventListener<Name extends keyof WorkerEvents>(name: Name, handle: (event: WorkerEvents[Name]) => void): void;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: NotePorts['clients'];
  skipWaiting(): Promise<void>;
} & Pick<Window, 'addEventListener'>;
/** The files of the shell, inserted by the build. */
declare const PRECACHE: PrecacheEntry[];

/** The longest wait for the network before the service worker returns a cached reply, seconds. */
const TIMEOUT_S = 3;
/**
 * The longest wait for the network if the reply is a list, seconds. It is longer because lists are refetched after each
 * change, and a cached list would seem to undo the change.
 */
const LIST_TIMEOUT_S = 10;
const MAX_PARTS = 80;

precacheAndRoute(PRECACHE, { directoryIndex: '', cleanURLs: false });
cleanupOutdatedCaches();
clientsClaim();

// Navigation preload lets the browser request the page while this worker is still starting.
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.resolve(self.registration.navigationPreload?.enable())),
);

// A new version activates only at the reader's request: an open page keeps the files that it was loaded with.
self.addEventListener('message', ({ data }: MessageEvent) => {
  if (data === 'take over') void self.skipWaiting();
  if (data === FORGET) gate.close();
});

const notes: NotePorts = { registration: self.registration, clients: self.clients, origin: location.origin, product };
self.addEventListener('push', (event) => event.waitUntil(showNote(event.data?.text(), notes)));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openNote(event.notification.data, notes));
});

const pages = new NetworkOnly({ networkTimeoutSeconds: TIMEOUT_S });
const shell = createHandlerBoundToURL('/index.html');
registerRoute(
  new NavigationRoute((event) => pages.handle(event).catch(() => shell(event)), {
    // A path with a file extension is a file, not a page. The address of an ocean point also contains a dot but ends
    // with a number, so the pattern requires a letter.
    denylist: [/\.[a-z]\w*$/i],
  }),
);

const gate = createReaderGate();
const marking: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse: kept }) => kept && markAsCached(kept),
};
const visitors = {
  cacheName: KEPT_FORECASTS,
  plugins: [keyedBy(keptKey), gate.plugin, marking, keepAtMost(MAX_FORECASTS)],
};
const own = { cacheName: KEPT_OWN, plugins: [keyedBy(ownKey), gate.plugin, marking, keepAtMost(MAX_OWN)] };

const forecasts = new NetworkFirst({ ...visitors, networkTimeoutSeconds: TIMEOUT_S });
const keptForecasts = new CacheOnly(visitors);
const ownForecasts = new NetworkFirst({ ...own, networkTimeoutSeconds: TIMEOUT_S });
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && (isForecast(url) || isHomeToday(url)),
  (event) =>
    event.request.headers.has('authorization')
      ? ownForecasts.handle(event).catch(() => keptForecasts.handle(event))
      : forecasts.handle(event),
);

const ownLists = new NetworkFirst({ ...own, networkTimeoutSeconds: LIST_TIMEOUT_S });
const keptLists = new CacheOnly(own);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isOwnList(url),
  (event) => (isWithoutToken(event.request) ? keptLists : ownLists).handle(event),
);

const parts = { cacheName: KEPT_PARTS, plugins: [keepAtMost(MAX_PARTS)] };
// Assets are named by content hash: the file of a name never changes.
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), new CacheFirst(parts));
// Map stills are named by run and hour, so their files never change either.
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/tiles/plate/'), new CacheFirst(parts));
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && (url.pathname === '/locationmenu' || url.pathname.startsWith('/icons/')),
  new StaleWhileRevalidate(parts),
);

function keyedBy(keyOf: (address: string) => string): WorkboxPlugin {
  return { cacheKeyWillBeUsed: async ({ request }) => keyOf(request.url) };
}

function keepAtMost(most: number): WorkboxPlugin {
  return { cacheDidUpdate: async ({ cacheName }) => dropOldest(await caches.open(cacheName), most) };
}
