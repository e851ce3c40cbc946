import type { Page } from 'playwright-core';
import { afterEach, expect, inject, test } from 'vitest';
import { DESKTOP } from '../support/browser.ts';
import { type HostPage, serveHostPage } from '../support/host-page.ts';
import { FAILED_REQUEST, visitors } from '../support/visitors.ts';

const visit = visitors();
const site = inject('siteUrl');
const frames = site.replace('://', '://frames.');
const STRICT = { 'content-security-policy': `default-src 'none'; script-src ${site}; frame-src ${frames}` };
const SEEN = { viewport: DESKTOP, serviceWorkers: 'block' } as const;

const hosts: HostPage[] = [];
afterEach(() => {
  for (const host of hosts.splice(0)) host.close();
});
async function host(body: string, headers?: Readonly<Record<string, string>>): Promise<string> {
  const page = await serveHostPage(body, headers);
  hosts.push(page);
  return page.url;
}

const codeOf = (id: string) =>
  `<div data-groundswell-widget="${id}"><a href="${site}/forecast/x">El surf</a><br><svg width="1" height="306" aria-hidden="true"></svg></div>
<script async src="${site}/js/get-widget.js?id=${id}&amp;v=1"></script>`;
const PREVIEWS = ['forecast-light', 'report-dark', 'forecast-auto', 'report-light', 'forecast-dark'];
const tenOf = () => [...PREVIEWS, ...PREVIEWS].map((look) => codeOf(`preview-${look}-1-148`));

/** Returns the sum of all layout shifts so far. */
function shiftsOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0)),
        ).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );
}

test('the form says what is missing, its code shows the widget under the two lines of a strict policy, and its link who shows it', async () => {
  const permissions = ['clipboard-read', 'clipboard-write'];
  const page = await visit('/services/widgets', { ...SEEN, permissions }, FAILED_REQUEST);
  const location = page.getByLabel('Location', { exact: true });
  await expect.poll(() => location.inputValue()).toBe('148');
  expect(await page.getByLabel('Region').inputValue()).toBe('1');
  await page.getByLabel('Region').selectOption({ label: 'Hawaii' });
  expect([await page.getByLabel('Area').inputValue(), await location.isDisabled()]).toEqual(['0', true]);

  await page.getByRole('button', { name: 'Get the code' }).click();
  await page.getByText('You must fill out your name.').waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name');
  const maker = page.getByRole('form', { name: /About you/ });
  await maker.getByLabel('Name', { exact: true }).fill('Ana');
  await maker.getByLabel('Email', { exact: true }).fill('ana@surf-shop.example');
  await page.getByLabel('Website', { exact: true }).fill('surf-shop.example');
  await page.getByText('I agree to the widget policy').click();
  await page.getByRole('button', { name: 'Get the code' }).click();
  await page.getByText('You must select a forecast location.').waitFor();
  const inDelaware = { Region: 'East Coast', Area: 'Delaware', Local: 'Delaware Seashore', Location: 'Northside' };
  for (const [menu, label] of Object.entries(inDelaware))
    await page.getByLabel(menu, { exact: true }).selectOption({ label });
  await page.getByRole('button', { name: 'Get the code' }).click();
  const code = await page.getByLabel('Code of the widget').inputValue();
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await page.getByText('Copied').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  await page.getByText('Does your page have a content security policy?').click();
  expect(await page.locator('pre').innerText()).toBe(`script-src ${site};\nframe-src ${frames};`);
  const own = await page.getByRole('link', { name: /widgets\/views#/ }).innerText();

  let counted: Promise<unknown> | undefined;
  const before = async (tab: Page) => {
    counted = tab.waitForResponse('**/api/widget/seen');
  };
  const shop = await visit(await host(`<h1>Tienda</h1>${code}<p>Abajo</p>`, STRICT), { ...SEEN, before });
  const widget = shop.frameLocator('iframe');
  await widget.getByText('Surf, próximos 3 días').waitFor();
  await expect.poll(() => shop.locator('[data-groundswell-widget] a').isVisible()).toBe(false);
  expect(await shiftsOf(shop)).toBe(0);
  expect(await shop.context().cookies()).toEqual([]);
  expect(
    await shop.evaluate(() => [Object.keys(globalThis).filter((key) => /groundswell/i.test(key)), document.cookie]),
  ).toEqual([[], '']);

  await counted;
  await page.goto(own);
  await page.getByRole('cell', { name: new URL(shop.url()).host }).waitFor();
  await page.getByRole('button', { name: 'Remove the widget' }).click();
  await page.getByRole('button', { name: 'Yes, remove it' }).click();
  await page.getByRole('heading', { name: 'The widget was removed' }).waitFor();
});

test('ten widgets in a page: nothing moves, what others say is not heard, each costs two requests', async () => {
  const url = await host(
    `<h1>Tienda</h1>${tenOf().join('<p>entre</p>')}${codeOf('preview-report-light-1-148')}`,
    STRICT,
  );
  const page = await visit('about:blank', SEEN);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(url);
  const sizes = () => page.locator('iframe').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  for (const frame of await page.locator('iframe').all()) {
    await frame.scrollIntoViewIfNeeded();
    await expect.poll(async () => (await frame.boundingBox())?.height ?? 0).toBeGreaterThan(300);
  }
  const before = await sizes();
  expect(before).toHaveLength(11);
  await page.evaluate(() => window.postMessage({ groundswell: 'height', height: 1999 }, '*'));
  await page.frames()[1]?.evaluate(() => parent.postMessage({ groundswell: 'height', height: 9_999_999 }, '*'));
  await page.frames()[1]?.evaluate(() => parent.postMessage({ groundswell: 'height', height: 'NaN' }, '*'));
  expect(await sizes()).toEqual(before);
  expect(await shiftsOf(page)).toBe(0);
  const ours = asked.filter((address) => address.includes(new URL(site).host));
  expect(ours.filter((address) => address.includes('/js/')).length).toBeLessThanOrEqual(6);
  expect(ours.filter((address) => address.includes('/widget/v1/')).length).toBeLessThanOrEqual(11);
  expect(ours.filter((address) => !/\/js\/get-widget|\/widget\/v1\//.test(address))).toEqual([]);
});

test('with the site down a page keeps its link and its shape; while frames are slow too', async () => {
  const url = await host(`<h1>Tienda</h1>${codeOf('preview-report-light-1-148')}<p id="below">Abajo</p>`, STRICT);
  const page = await visit('about:blank', SEEN, FAILED_REQUEST);
  await page.route(`${site}/**`, (route) => route.abort());
  await page.goto(url);
  const below = () => page.locator('#below').boundingBox();
  const usual = await below();
  expect(await page.getByRole('link', { name: 'El surf' }).isVisible()).toBe(true);
  expect(await page.locator('iframe').count()).toBe(0);

  await page.unroute(`${site}/**`);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`${frames}/**`, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator('iframe').waitFor({ state: 'attached' });
  expect(await page.getByRole('link', { name: 'El surf' }).isVisible()).toBe(true);
  expect(await below()).toEqual(usual);
  release();
  await page.frameLocator('iframe').getByText('Surf ahora').waitFor();
  await expect.poll(() => page.getByRole('link', { name: 'El surf' }).isVisible()).toBe(false);
  expect(await below()).toEqual(usual);
});
