import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, followLink, openIn } from '../support/accessible.ts';
import { DESKTOP, SMALL_DESKTOP } from '../support/browser.ts';
import { siteRoutes } from '../support/site-routes.ts';
import { visitors } from '../support/visitors.ts';

const BEACH = '/forecast/banzai-pipeline?day=2026-11-21';
/**
 * Every page of the site, and its error page. A group is checked in one visit, because opening the site takes longer
 * than checking a page.
 */
const ADDRESSES = {
  'the first page and the forecasts': [
    '/',
    BEACH,
    '/forecast/cisco-beach',
    '/forecast/hawaii',
    '/forecast/oahu',
    '/forecast/north-shore-oahu',
    '/forecast/atlantis',
    '/forecast/at/36.2,-75.1?facing=90',
    '/compare',
    '/compare?beaches=indian-river-inlet-northside,cisco-beach',
    '/compare?beaches=indian-river-inlet-northside,cisko-beach',
  ],
  'the maps and the app': [
    '/maps',
    '/maps-app',
    '/nearby',
    '/no-such-page',
    '/offline',
    '/app',
    '/signed-in',
    '/stats',
    '/status',
  ],
  'what is offered': [
    '/gift',
    '/developers',
    '/gift#7K2QM-7K2QM-7K2QM-7K2QM-7K2QM',
    '/services/widgets/views',
    '/services/widgets',
    '/services/widgets/views#fAAAAAAAAAAAAAAAAAAAAAA.BBBBBBBBBBBBBBBBBBBBBB',
    '/subscribe/confirm?token=a-link-that-was-cut-off',
    '/unsubscribe/a-link-that-was-cut-off',
    '/services',
    '/services/advertise',
  ],
  'the articles and the blog': [
    '/about',
    '/privacy',
    '/terms',
    '/faq',
    '/services/handbook#tide',
    '/services/surf-etiquette-guide',
    '/services/tide-charts',
    '/surf-etiquette/delaware',
    '/canvas-ui/logout',
    '/blog',
    '/blog/tags',
    '/blog/topics',
    '/blog/tags/swell',
    '/blog/topics/the-sea',
    '/blog/1',
    '/blog/1/reading-a-buoy',
  ],
};
/** A path without content of its own: the installed app starts here and is redirected at once. */
const LEADS_ON = '/pwa';
/** A post behind a writer's secret link. It renders like any other post. */
const BY_LINK = '/blog/preview/$token';
/** The admin interface. A visitor is redirected to its logout page, and `writing.test.ts` covers its sections. */
const FOR_WRITERS = '/canvas-ui';
/** The narrowest phone. */
const NARROW = { width: 320, height: 640 };
const visit = visitors();

test('every route of the site is checked', () => {
  const unseen = siteRoutes.filter(({ path }) => {
    const pattern = new RegExp(`^${path.replace(/\$\w+/g, '[^/?]+')}([?#]|$)`);
    if (path === BY_LINK || path.startsWith(FOR_WRITERS)) return false;
    return ![...Object.values(ADDRESSES).flat(), LEADS_ON].some((address) => pattern.test(address));
  });
  expect(unseen).toEqual([]);
});

/**
 * A check in English is enough: `messages.test.ts` checks that no name or alternative text is empty in another
 * language.
 */
test.each(Object.entries(ADDRESSES))('%s: axe finds nothing serious', async (_, all) => {
  const page = await openIn(visit, all[0] ?? expect.fail(), 'en');
  for (const address of all) {
    await page.setViewportSize(NARROW);
    if (address !== all[0]) await followLink(page, address);
    await expectAccessible(page);
    await page.setViewportSize(SMALL_DESKTOP);
    await expectAccessible(page);
  }
});

/** Spanish has the longest words. */
test.each(Object.entries(ADDRESSES))('%s: nothing scrolls sideways', async (_, all) => {
  const page = await openIn(visit, all[0] ?? expect.fail(), 'es');
  for (const address of all) {
    await page.setViewportSize(NARROW);
    if (address !== all[0]) await followLink(page, address);
    await expectNoSidewaysScroll(page);
    await expectNoSidewaysScrollMagnified(page);
  }
});

/** Chinese text breaks lines at other places than the other languages. */
test.each(Object.entries(ADDRESSES))('%s: opens in Chinese, and nothing scrolls sideways', async (_, all) => {
  const page = await openIn(visit, all[0] ?? expect.fail(), 'zh-CN');
  await page.setViewportSize(NARROW);
  for (const address of all) {
    if (address !== all[0]) await followLink(page, address);
    await expectNoSidewaysScroll(page);
  }
});

/** Checks for sideways scrolling at twice the zoom and at twice the text size. */
async function expectNoSidewaysScrollMagnified(page: Page): Promise<void> {
  await page.setViewportSize({ width: DESKTOP.width / 2, height: DESKTOP.height / 2 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(DESKTOP);
  const devTools = await page.context().newCDPSession(page);
  const setFontPx = (standard: number, fixed: number) =>
    devTools.send('Page.setFontSizes', { fontSizes: { standard, fixed } });
  await setFontPx(32, 26);
  await expectNoSidewaysScroll(page);
  await setFontPx(16, 13);
  await devTools.detach();
}
