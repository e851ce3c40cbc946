import type { CDPSession, Page } from 'playwright-core';

const ANY_SPEED = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
const devToolsOf = new WeakMap<Page, CDPSession>();

/**
 * Opens a page without a connection. When it opens the page, Chromium 150 forgets the state of `navigator.onLine`, so
 * this function sets the state again.
 */
export async function openOffline(page: Page, open: () => Promise<unknown>): Promise<void> {
  await page.context().setOffline(true);
  await open();
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.overrideNetworkState', { offline: true, ...ANY_SPEED });
  devToolsOf.set(page, devTools);
}

/** Restores the connection before the page is notified, so that its first requests succeed. */
export async function goOnline(page: Page): Promise<void> {
  await page.context().setOffline(false);
  const devTools = devToolsOf.get(page);
  await devTools?.send('Network.overrideNetworkState', { offline: false, ...ANY_SPEED });
  await devTools?.detach();
  devToolsOf.delete(page);
}
