import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { parseInlined } from './api/inlined.ts';
import { App } from './app.tsx';
import { cleanPasted } from './clean-pasted.ts';
import { drawnFor } from './drawn-page.ts';
import { primeForecast } from './entities/beach/forecast-query.ts';
import { primeBlog } from './features/blog/queries.ts';
import { primeComparison } from './features/forecast/compare/queries.ts';
import { afterLoad } from './features/pwa/after-load.ts';
import { listenForInstallPrompt } from './features/pwa/install/install-prompt.ts';
import { keepInlined } from './features/pwa/kept.ts';
import { registerWorker } from './features/pwa/worker.ts';
import { reloadOnMissingPart } from './features/shell/chunk-reload.ts';
import { primeStatus } from './features/status/queries.ts';
import { holdLinks } from './hold-links.ts';
import { language } from './preferences/language.ts';
import { keepLinkPromo } from './preferences/promo.ts';
import { readUnits } from './preferences/units.tsx';
import { primeBuilt } from './prime-built.ts';
import { createQueryClient } from './query-client.ts';
import { createSiteRouter } from './router.tsx';
import { addressAsksForWindow } from './routes/root/root-search.ts';
import { samePage } from './routes/root/same-page.ts';
import { session } from './session/current.ts';
import { readCookie } from './storage/cookies.ts';
import { watchBack } from './ui/back-closes.ts';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

keepLinkPromo(location.search, isFollowedLink());
reloadOnMissingPart();
listenForInstallPrompt();
addEventListener('paste', cleanPasted);

// The query library's online manager assumes that every page starts online. It begins to listen only once the page is
// shown, and would miss an earlier change.
onlineManager.setOnline(navigator.onLine);
onlineManager.subscribe(() => undefined);

const units = readUnits();
const hasBeach = readCookie('beach') !== undefined;
const inlined = parseInlined(document.getElementById('inlined')?.textContent);
const isEnding = session.isEnding();
const drawnAt = drawnFor(inlined, { address: location.href, units, language, now: Date.now(), hasBeach, isEnding });
if (inlined) afterLoad(() => keepInlined(inlined).catch(() => undefined));
if (import.meta.env.PROD) registerWorker();
void start();

/** Starts the page in short tasks, so that a slow phone can respond in between. */
async function start(): Promise<void> {
  await nextTask();
  const router = createSiteRouter();
  await nextTask();
  const client = createQueryClient();
  if (inlined) primeForecast(client, inlined, drawnAt);
  if (inlined) primeComparison(client, inlined, drawnAt);
  if (inlined) primeBlog(client, inlined, drawnAt);
  if (inlined) primeStatus(client, inlined, drawnAt);
  if (inlined) primeBuilt(client, inlined);
  await nextTask();
  // The router loads before the first render: otherwise its later update would render at once, instead of in slices as
  // a transition.
  await router.load().catch(() => undefined);
  // A subscriber before the first load would keep the router from following a redirect.
  watchBack({
    history: router.history,
    opensDialog: addressAsksForWindow,
    pushEntry: (state) =>
      void router.navigate({
        to: samePage(router),
        search: true,
        hash: true,
        state: (now) => ({ ...now, ...state }),
        resetScroll: false,
        hashScrollIntoView: false,
      }),
  });
  await nextTask();
  startTransition(() => show(router, client));
  dispatchEvent(new CustomEvent('takeover', { detail: drawnAt !== undefined }));
}

function show(router: ReturnType<typeof createSiteRouter>, client: QueryClient): void {
  const root = document.getElementById('root');
  if (!root) return;
  const app = (onShown?: () => void) => (
    <App router={router} client={client} units={units} drawnAt={drawnAt} onShown={onShown} />
  );
  if (drawnAt === undefined) {
    createRoot(root).render(app());
    return;
  }
  // As in the router's own server entry, this setting keeps the router from adding a Suspense boundary that the
  // server-rendered page lacks.
  router.ssr = { manifest: undefined };
  hydrateRoot(root, app(holdLinks()));
}

/** Whether this document was opened by a link or a typed address, not by Back, Forward or a reload. */
function isFollowedLink(): boolean {
  const [opened] = performance.getEntriesByType('navigation');
  return opened instanceof PerformanceNavigationTiming && opened.type === 'navigate';
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
