import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchBrowser, openTab, PHONE } from '../support/browser.ts';

const siteUrl = inject('siteUrl');
const BEACH = '/forecast/folly-beach-the-washout';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** A phone that has read one forecast and has installed what the site keeps. */
async function readOneForecast() {
  const { page, close } = await openTab(browser, { viewport: PHONE });
  await page.goto(siteUrl + BEACH);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return { page, close };
}

/** The browser's own copy of a page lasts a minute; a question behind the address asks past it. */
async function openOffline(page: Page, address: string) {
  await page.context().setOffline(true);
  await page.goto(`${siteUrl}${address}${address.includes('?') ? '&' : '?'}offline`);
}

test('a forecast that was read can be read again without a connection, also after days, with its age', async () => {
  const { page, close } = await readOneForecast();
  await page.evaluate(async () => {
    const kept = await caches.open('kept-forecasts');
    for (const request of await kept.keys()) {
      const forecast = await (await kept.match(request))?.json();
      forecast.current.as_of = new Date(Date.now() - 5 * 3_600_000).toISOString();
      await kept.put(request, Response.json(forecast));
    }
  });
  await openOffline(page, BEACH);
  await page.getByText('This was kept on your device and is 5 h old.').waitFor();
  expect(await page.locator('h1').innerText()).toContain('Folly Beach, The Washout');
  await page.context().setOffline(false);
  await page.getByText('kept on your device').waitFor({ state: 'detached' });
  await close();
});

test('a forecast that was never read is told to be out of reach, and comes with the connection', async () => {
  const { page, close } = await readOneForecast();
  await openOffline(page, '/forecast/steamer-lane');
  await page.getByText('You are currently offline').waitFor();
  await page.context().setOffline(false);
  await page.getByRole('heading', { name: 'Steamer Lane surf forecast' }).waitFor({ state: 'attached' });
  await close();
});

test('the offline page leads back to the page before, and to no other site', async () => {
  const { page, close } = await readOneForecast();
  for (const [from, previous] of [
    [BEACH, BEACH],
    ['//evil.example', '/'],
  ]) {
    await openOffline(page, `/offline?from=${encodeURIComponent(from ?? '')}`);
    await page.getByText('You are currently offline').waitFor();
    await page.context().setOffline(false);
    await page.getByText('You are back online').waitFor();
    expect(await page.getByRole('link', { name: 'Go to the previous page' }).getAttribute('href')).toBe(previous);
  }
  await close();
});

test('the installed app opens on the page that was read last, or on the first one', async () => {
  const { page, close } = await openTab(browser, { viewport: PHONE });
  await page.goto(`${siteUrl}/pwa`);
  await page.waitForURL(`${siteUrl}/`);
  await page.context().addCookies([{ name: 'sc_lastpage', value: encodeURIComponent(BEACH), url: siteUrl }]);
  await page.goto(`${siteUrl}/pwa`);
  await page.waitForURL(siteUrl + BEACH);
  await close();
});

test('what makes it an app is there: a manifest with its icons, and a worker that no cache holds', async () => {
  const manifest = await (await fetch(`${siteUrl}/manifest.webmanifest`)).json();
  for (const { src, type } of manifest.icons) {
    const icon = await fetch(siteUrl + src);
    expect([src, icon.status, icon.headers.get('content-type')]).toEqual([src, 200, type]);
  }
  expect((await fetch(`${siteUrl}/sw.js`)).headers.get('cache-control')).toBe('no-cache');
});
