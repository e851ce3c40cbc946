import { afterLoad } from './after-load.ts';

/** A page that stays open checks for a new version at this interval, when it becomes visible again. */
const ASK_AGAIN_MS = 3_600_000;

/** Registers the service worker once the page has loaded. Without one the site works too. */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  afterLoad(() => navigator.serviceWorker.register('/sw.js', { scope: '/' }).catch(() => undefined));
}

/**
 * Calls back with a new version that waits; `reload` activates it and reloads the page. Returns a function that stops.
 */
export function onNewVersion(announce: (reload: () => void) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined;
  const ending = new AbortController();
  const { signal } = ending;

  navigator.serviceWorker.ready.then((registration) => {
    if (signal.aborted) return;
    const look = () => {
      const { waiting } = registration;
      // Without a controller this is the first version: there is nothing to update.
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
