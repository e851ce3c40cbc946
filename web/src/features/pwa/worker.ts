import { afterLoad } from './after-load.ts';

/** The interval at which a page that stays open checks for a new version, when it becomes visible again. */
const ASK_AGAIN_MS = 3_600_000;

/** Registers the service worker once the page has loaded. The site also works without it. */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  afterLoad(() => navigator.serviceWorker.register('/sw.js', { scope: '/' }).catch(() => undefined));
}

/**
 * Calls back when a new version waits; `reload` activates it and reloads the page. Returns a function that stops
 * listening.
 */
export function onNewVersion(announce: (reload: () => void) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined;
  const ending = new AbortController();
  const { signal } = ending;

  navigator.serviceWorker.ready.then((registration) => {
    if (signal.aborted) return;
    const look = () => {
      const { waiting } = registration;
      // Without a controlling service worker this is the first installation, not an update.
      if (waiting && navigator.serviceWorker.controller) announce(() => letIn(waiting));
    };
    look();
    registration.addEventListener(
      'updatefound',
      () => registration.installing?.addEventListener('statechange', look, { signal }),
      { signal },
    );
    checkForUpdates(registration, signal);
  });
  return () => ending.abort();
}

function checkForUpdates(registration: ServiceWorkerRegistration, signal: AbortSignal): void {
  let askedAt = Date.now();
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState !== 'visible' || Date.now() - askedAt < ASK_AGAIN_MS) return;
      askedAt = Date.now();
      registration.update().catch(() => undefined);
    },
    { signal },
  );
}

function letIn(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage('take over');
}
