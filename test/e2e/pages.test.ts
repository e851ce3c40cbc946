import { AxeBuilder } from '@axe-core/playwright';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { DESKTOP, launchBrowser, openTab, PHONE } from '../support/browser.ts';

const siteUrl = inject('siteUrl');
const ADDRESSES = [
  '/',
  '/forecast/banzai-pipeline?day=2026-11-21',
  '/forecast/delaware',
  '/forecast/hawaii?sort=surf',
  '/forecast/atlantis',
  '/offline',
  '/app',
  '/no-such-page',
];

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const views = ADDRESSES.flatMap((address) =>
  (['light', 'dark'] as const).flatMap((colorScheme) =>
    [PHONE, DESKTOP].map((viewport) => ({ address, colorScheme, viewport })),
  ),
);

test.each(views)(
  'axe finds nothing serious on $address, $colorScheme, $viewport.width px wide',
  async ({ address, colorScheme, viewport }) => {
    const { page, close } = await openTab(browser, { colorScheme, viewport, reducedMotion: 'reduce' });
    await page.goto(siteUrl + address, { waitUntil: 'networkidle' });
    const { violations } = await new AxeBuilder({ page }).analyze();
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
    await close();
  },
);

test.each(ADDRESSES)('%s does not scroll sideways at 320 px', async (address) => {
  const { page, close } = await openTab(browser, { viewport: { width: 320, height: 640 } });
  await page.goto(siteUrl + address, { waitUntil: 'networkidle' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await close();
});

test.each([
  ['/forecast/atlantis', 404, 'There is no beach called “atlantis”.'],
  ['/no-such-page', 404, 'This page could not be found'],
])('%s shows the error page', async (address, status, sentence) => {
  const { page, close } = await openTab(browser);
  const response = await page.goto(siteUrl + address);
  expect(response?.status()).toBe(status);
  await page.getByText('Page not found').waitFor();
  const text = await page.locator('main').innerText();
  expect(text).toContain('404');
  expect(text).toContain(sentence);
  expect(await page.getByRole('link', { name: 'Contact Us for Help' }).count()).toBe(1);
  await close();
});

test('every page is sent with the headers that keep it safe', async () => {
  for (const address of ['/', '/forecast/banzai-pipeline', '/locationmenu', '/nothing.js']) {
    const { headers } = await fetch(siteUrl + address, { headers: { accept: 'text/html' } });
    expect(headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'/);
    expect(headers.get('content-security-policy')).not.toMatch(/unsafe-/);
  }
});

test('a page, a call and a copy at the edge are told apart by what is asked for', async () => {
  const address = `${siteUrl}/forecast/banzai-pipeline`;
  const types = await Promise.all(
    [{ accept: 'text/html' }, { accept: 'application/json' }, { accept: '*/*' }].map(async (headers) =>
      (await fetch(address, { headers })).headers.get('content-type'),
    ),
  );
  expect(types[0]).toContain('text/html');
  expect(types[1]).toContain('application/json');
  expect(
    (await fetch(`${address}?isAjax=true`, { headers: { accept: 'text/html' } })).headers.get('content-type'),
  ).toContain('application/json');
});
