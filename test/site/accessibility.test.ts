import { describe, expect, test } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, openIn } from '../support/accessible.ts';
import { DESKTOP } from '../support/browser.ts';
import { siteRoutes } from '../support/site-routes.ts';
import { visitors } from '../support/visitors.ts';

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
  '/maps-app',
  '/signed-in',
  '/subscribe/confirm?token=a-link-that-was-cut-off',
  '/unsubscribe/a-link-that-was-cut-off',
  '/about',
  '/privacy',
  '/terms',
];
/** It shows nothing of its own: the installed app starts there and goes on at once. */
const LEADS_ON = '/pwa';
const LANGUAGES = ['en', 'es', 'zh-CN'];

const visit = visitors();

test('every route of the site is looked at', () => {
  const unseen = siteRoutes.filter(({ path }) => {
    const pattern = new RegExp(`^${path.replace(/\$\w+/g, '[^/?]+')}(\\?|$)`);
    return ![...ADDRESSES, LEADS_ON].some((address) => pattern.test(address));
  });
  expect(unseen).toEqual([]);
});

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(ADDRESSES)('%s: axe finds nothing serious, nothing scrolls sideways', async (address) => {
    const page = await openIn(visit, address, language);
    // What colours there are hangs on no language.
    await expectAccessible(page, language === 'en' ? ['light', 'dark'] : ['light']);
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
    const page = await openIn(visit, address, 'es');
    await page.setViewportSize({ width: DESKTOP.width / 2, height: DESKTOP.height / 2 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize(DESKTOP);
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    await expectNoSidewaysScroll(page);
  },
);
