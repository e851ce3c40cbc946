import { describe, expect, test } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, openIn } from '../support/accessible.ts';
import { DESKTOP } from '../support/browser.ts';
import { siteRoutes } from '../support/site-routes.ts';
import { visitors } from '../support/visitors.ts';

const BEACH = '/forecast/banzai-pipeline?day=2026-11-21';
/** Every page of the site, and its error page. */
const ADDRESSES = [
  '/',
  BEACH,
  '/forecast/cisco-beach',
  '/forecast/hawaii',
  '/forecast/oahu',
  '/forecast/north-shore-oahu',
  '/forecast/atlantis',
  '/forecast/at/36.2,-75.1?facing=90',
  '/no-such-page',
  '/offline',
  '/app',
  '/gift',
  '/gift#7K2QM-7K2QM-7K2QM-7K2QM-7K2QM',
  '/maps',
  '/maps-app',
  '/nearby',
  '/signed-in',
  '/subscribe/confirm?token=a-link-that-was-cut-off',
  '/unsubscribe/a-link-that-was-cut-off',
  '/about',
  '/privacy',
  '/terms',
];
/** Shows nothing itself: the installed app starts here and redirects at once. */
const LEADS_ON = '/pwa';
const LANGUAGES = ['en', 'es', 'zh-CN'];

const visit = visitors();

test('every route of the site is checked', () => {
  const unseen = siteRoutes.filter(({ path }) => {
    const pattern = new RegExp(`^${path.replace(/\$\w+/g, '[^/?]+')}([?#]|$)`);
    return ![...ADDRESSES, LEADS_ON].some((address) => pattern.test(address));
  });
  expect(unseen).toEqual([]);
});

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(ADDRESSES)('%s: axe finds nothing serious and nothing scrolls sideways', async (address) => {
    const page = await openIn(visit, address, language);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    if (language !== 'en') return;
    await page.setViewportSize(DESKTOP);
    await expectAccessible(page);
  });
});

test.each(ADDRESSES)(
  '%s reads at twice the zoom and at twice the text size without scrolling sideways',
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
