import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { enterBefore, newPerson } from '../support/account.ts';
import { browserOfProcess, openTab, PHONE } from '../support/browser.ts';
import { FOLLY, keepBefore, PIPELINE } from '../support/favorites.ts';
import { untilShown } from '../support/hands.ts';
import { goOnline, openOffline } from '../support/offline.ts';

const siteUrl = inject('siteUrl');
const BEACH = '/forecast/folly-beach-the-washout';

/** Opens a phone's tab that has visited one forecast. The service worker has then stored the app's files. */
async function readOneForecast() {
  const { page, close } = await openTab(await browserOfProcess(), { viewport: PHONE, serviceWorkers: 'allow' });
  await page.goto(siteUrl + BEACH);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // The page stores its inlined forecast once it has loaded.
  await untilKept(page, 'kept-forecasts', [BEACH]);
  return { page, close };
}

/** Opens a path offline. A query in the URL bypasses the browser's HTTP cache, which keeps a page for one minute. */
const goOffline = (page: Page, path: string) =>
  openOffline(page, () => page.goto(`${siteUrl}${path}${path.includes('?') ? '&' : '?'}offline`));

/** Waits until one of the browser's caches holds the replies of these paths. */
const untilKept = (page: Page, store: string, paths: readonly string[]) =>
  expect
    .poll(() =>
      page.evaluate(
        async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
        store,
      ),
    )
    .toEqual(expect.arrayContaining([...paths]));

/** Makes all replies in one of the browser's caches five hours old, and stops the page's clock. */
async function ageKept(page: Page, store: string): Promise<void> {
  await page.evaluate(async (name) => {
    const asOf = new Date(Date.now() - 5 * 3_600_000).toISOString();
    const kept = await caches.open(name);
    for (const request of await kept.keys()) {
      const stored = await kept.match(request);
      const reply = await stored?.json();
      if (reply.current) Object.assign(reply.current, { as_of: asOf, asOfTxt: 'five hours ago' });
      else if (reply.as_of) reply.as_of = asOf;
      // The response header stays recent; otherwise the reply would be fetched again.
      await kept.put(request, Response.json(reply, { headers: { date: stored?.headers.get('date') ?? '' } }));
    }
  }, store);
  // Fixes the page's clock at its current time. The cached shell would otherwise use the machine's clock, which may
  // differ from the cloud's.
  await page.clock.setFixedTime(await page.evaluate(() => Date.now()));
}

test('a forecast that was read can be read again offline, with its age and language; what was never read is unreachable, and led from to what was, and so are beaches nearby of which nothing is stored for today; the offline page leads back to the previous page, and to no other site', async () => {
  const { page, close } = await readOneForecast();
  // A forecast that was never read loads once the connection returns.
  await goOffline(page, '/forecast/steamer-lane');
  await page.getByText('You are currently offline').waitFor();
  expect(await page.getByRole('region', { name: 'Kept on this device' }).getByRole('link').allTextContents()).toEqual([
    expect.stringMatching(/^Folly Beach, The Washout \d+ (min|h|days) old$/),
  ]);
  await page.getByRole('link', { name: /^Folly Beach/ }).click();
  await page.getByRole('heading', { name: 'Folly Beach, The Washout surf forecast' }).waitFor({ state: 'attached' });
  await page.goBack();
  await page.getByText('You are currently offline').waitFor();
  await goOnline(page);
  await page.getByRole('heading', { name: 'Steamer Lane surf forecast' }).waitFor({ state: 'attached' });

  for (const [from, previous] of [
    [BEACH, BEACH],
    ['//evil.example', '/'],
  ]) {
    await goOffline(page, `/offline?from=${encodeURIComponent(from ?? '')}`);
    await page.getByText('You are currently offline').waitFor();
    await goOnline(page);
    await page.getByText('You are back online').waitFor();
    expect(await page.getByRole('link', { name: 'Go to the previous page' }).getAttribute('href')).toBe(previous);
  }

  await ageKept(page, 'kept-forecasts');
  await goOffline(page, BEACH);
  await page.getByText('This copy on your device is 5 h old.').waitFor();
  await page.getByText('Surf now, five hours ago').waitFor();
  await expect.poll(() => page.locator('h1').innerText()).toContain('Folly Beach, The Washout');
  await goOnline(page);
  await page.getByText('copy on your device').waitFor({ state: 'detached' });
  const now = await page.evaluate(() => Date.now());
  await page.clock.setFixedTime(now + 3 * 86_400_000);
  await goOffline(page, '/nearby');
  await page.getByText('You are currently offline').waitFor();
  await page
    .getByRole('region', { name: 'Kept on this device' })
    .getByRole('link', { name: /^Folly Beach/ })
    .waitFor();
  await goOnline(page);
  await page.clock.setFixedTime(now);
  await page.context().addCookies([{ name: 'locale', value: 'es', url: siteUrl }]);
  await goOffline(page, `${BEACH}?again`);
  await page.getByText('Sus textos están en el idioma en que se leyó.').waitFor();
  await close();
});

test('every favorite can be read offline, also one never opened on this device, until signing out', async () => {
  const who = newPerson();
  await keepBefore(siteUrl, who, [FOLLY, PIPELINE]);
  const { page, close } = await openTab(await browserOfProcess(), { serviceWorkers: 'allow' });
  await enterBefore(page, siteUrl, who);
  await page.goto(siteUrl + BEACH);
  await untilKept(page, 'kept-own', ['/api/auth/me', '/api/favorites/today', BEACH, '/forecast/banzai-pipeline']);
  await ageKept(page, 'kept-own');

  const panel = page.getByRole('dialog');
  const openPanel = async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Favorites', exact: true }).click();
    await panel.getByText('This copy on your device is 5 h old.').waitFor();
    await expect
      .poll(() => panel.locator('ol > li').getByRole('link').allTextContents())
      .toEqual(['Folly Beach, The Washout', 'Banzai Pipeline']);
  };
  await page.context().setOffline(true);
  await openPanel();
  await goOffline(page, BEACH);
  await openPanel();
  await panel.getByRole('link', { name: 'Banzai Pipeline' }).click();
  await page.getByRole('heading', { name: 'Banzai Pipeline surf forecast' }).waitFor({ state: 'attached' });
  await page.getByText('This copy on your device is 5 h old.').waitFor();
  await page.getByRole('button', { name: 'Remove Banzai Pipeline from favorites' }).waitFor();
  await goOffline(page, '/offline');
  await page.getByRole('link', { name: /^Banzai Pipeline favorite 5 h old$/ }).waitFor();

  await goOnline(page);
  await page.getByText('copy on your device').waitFor({ state: 'detached' });
  await page.getByRole('banner').getByRole('button', { name: 'Settings' }).click();
  const signOut = panel.getByRole('button', { name: 'Sign Out', exact: true });
  await untilShown(page.getByText('You are signed out.'), () => signOut.click());
  await expect.poll(() => page.evaluate(() => caches.has('kept-own'))).toBe(false);
  await close();
});

test('the installed app opens on the page read last, or on the first page', async () => {
  const { page, close } = await openTab(await browserOfProcess(), { viewport: PHONE, serviceWorkers: 'allow' });
  await page.goto(`${siteUrl}/pwa`);
  await page.waitForURL(`${siteUrl}/`);
  await page.context().addCookies([{ name: 'sc_lastpage', value: encodeURIComponent(BEACH), url: siteUrl }]);
  await page.goto(`${siteUrl}/pwa`);
  await page.waitForURL(siteUrl + BEACH);
  await close();
});

test('the app is installable: a manifest with its icons, and a worker that no cache holds', async () => {
  const manifest = await (await fetch(`${siteUrl}/manifest.webmanifest`)).json();
  for (const { src, type } of manifest.icons) {
    const icon = await fetch(siteUrl + src);
    expect([src, icon.status, icon.headers.get('content-type')]).toEqual([src, 200, type]);
  }
  expect((await fetch(`${siteUrl}/sw.js`)).headers.get('cache-control')).toBe('no-cache');
});
