import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DESKTOP, PHONE } from '../support/browser.ts';
import { listCharts } from '../support/charts.ts';
import { FAILED_REQUEST, visitors } from '../support/visitors.ts';

const BEACH = '/forecast/banzai-pipeline?day=2026-11-21';
/** Every page the site has, and what it says where it has none. */
const ADDRESSES = [
  '/',
  BEACH,
  '/forecast/cisco-beach',
  '/forecast/hawaii',
  '/forecast/oahu',
  '/forecast/north-shore-oahu',
  '/forecast/atlantis',
  '/no-such-page',
  '/offline',
  '/app',
];
/** It shows nothing of its own: the installed app starts there and goes on at once. */
const LEADS_ON = '/pwa';
const LANGUAGES = ['en', 'es', 'zh-CN'];

const visit = visitors();

test('every route of the site is looked at', () => {
  const router = readFileSync(join(import.meta.dirname, '../../web/src/router.tsx'), 'utf8');
  const routes = [...router.matchAll(/\bpath: '([^']+)'/g)].map(([, path = '']) => path);
  const unseen = routes.filter((path) => {
    const pattern = new RegExp(`^${path.replace(/\$\w+/g, '[^/?]+')}(\\?|$)`);
    return ![...ADDRESSES, LEADS_ON].some((address) => pattern.test(address));
  });
  expect(routes.length).toBeGreaterThan(4);
  expect(unseen).toEqual([]);
});

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(ADDRESSES)('%s: axe finds nothing serious in both themes, nothing scrolls sideways', async (address) => {
    const page = await open(address, language);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    if (language !== 'en') return;
    await page.setViewportSize(DESKTOP);
    await expectAccessible(page);
  });
});

test.each(ADDRESSES)(
  '%s reads twice as large, and with letters twice as large, without scrolling sideways',
  async (address) => {
    const page = await open(address, 'es');
    await page.setViewportSize({ width: DESKTOP.width / 2, height: DESKTOP.height / 2 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize(DESKTOP);
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    await expectNoSidewaysScroll(page);
  },
);

test.each([
  ['/', ['Select a Location']],
  ['/', ['Search beaches']],
  ['/', ['More']],
  [`${BEACH}&login=true`, []],
  [BEACH, ['Tide Chart']],
  [BEACH, ['Buoy Data']],
  ['/app', ['How to install']],
] as const)('axe finds nothing serious in the window of %s %s, in both themes', async (address, buttons) => {
  const page = await open(address, 'en');
  for (const name of buttons) await page.getByRole('button', { name, exact: true }).first().click();
  await page.getByRole('dialog').waitFor();
  await page.waitForLoadState('networkidle');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

async function open(address: string, language: string): Promise<Page> {
  const page = await visit('/offline', { viewport: PHONE, reducedMotion: 'reduce' }, FAILED_REQUEST);
  await page.context().addCookies([{ name: 'locale', value: language, url: page.url() }]);
  await page.goto(new URL(address, page.url()).href, { waitUntil: 'networkidle' });
  expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
  return page;
}

/** Axe finds nothing serious in light and dark, and every chart is told in words or numbers too. */
async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).analyze();
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  }
  expect((await listCharts(page)).filter(({ told }) => !told)).toEqual([]);
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { content, window } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect(content).toBeLessThanOrEqual(window);
}
