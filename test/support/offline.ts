import type { CDPSession, Page } from 'playwright-core';

const ANY_SPEED = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
const told = new WeakMap<Page, CDPSession>();

/** Opens a page without a connection. Chromium 150 forgets over it what `navigator.onLine` is, and is told again. */
export async function openOffline(page: Page, open: () => Promise<unknown>): Promise<void> {
  await page.context().setOffline(true);
  await open();
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.overrideNetworkState', { offline: true, ...ANY_SPEED });
  told.set(page, devTools);
}

/** The connection first, then the page is told: what it asks for at once must get through. */
export async function goOnline(page: Page): Promise<void> {
  await page.context().setOffline(false);
  const devTools = told.get(page);
  await devTools?.send('Network.overrideNetworkState', { offline: false, ...ANY_SPEED });
  await devTools?.detach();
  told.delete(page);
}
