/** Chromium's event with the prompt to install the site. It is not standardized, so type libraries lack it. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

let offered: InstallPrompt | undefined;
const listeners = new Set<() => void>();

/**
 * Starts listening for the install prompt. The browser fires the event once and early, so this must run with the page's
 * first code.
 */
export function listenForInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    keep(isInstallPrompt(event) ? event : undefined);
  });
  window.addEventListener('appinstalled', () => keep(undefined));
}

/**
 * Returns the function that opens the browser's install prompt; undefined without a prompt. A prompt can be used once.
 */
export function installPrompt(): (() => void) | undefined {
  return offered && takeIt;
}

export function watchInstallPrompt(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

function takeIt(): void {
  void offered?.prompt();
  keep(undefined);
}

function keep(offer: InstallPrompt | undefined): void {
  offered = offer;
  for (const changed of listeners) changed();
}

function isInstallPrompt(event: Event): event is InstallPrompt {
  return 'prompt' in event && typeof event.prompt === 'function';
}
