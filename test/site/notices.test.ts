import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { followLink } from '../support/accessible.ts';
import { newPerson } from '../support/account.ts';
import { PHONE } from '../support/browser.ts';
import { keep, PIPELINE } from '../support/favorites.ts';
import { untilShown } from '../support/hands.ts';
import { sumLayoutShifts } from '../support/layout-shift.ts';
import { FAILED_REQUEST, visitors } from '../support/visitors.ts';

const TEXT = 'This is a made-up sample ocean, not a forecast: NOAA was not read.';
const PAGES = [
  '/',
  '/forecast/banzai-pipeline',
  '/forecast/hawaii',
  '/forecast/at/36.2,-75.1?facing=90',
  '/compare?beaches=indian-river-inlet-northside,cisco-beach',
  '/blog',
  '/blog/1/reading-a-buoy',
  '/services',
  '/gift',
  '/faq',
  '/stats',
  '/offline',
  '/no-such-page',
];
const MAPS = ['/maps', '/nearby'];
const WIDTHS = [320, 360, 390, 768, 1280];
/**
 * The languages, each with the viewport widths to check, px. Spanish has the longest words and is checked at all
 * widths.
 */
const LANGUAGES = [
  ['en', [390]],
  ['es', WIDTHS],
  ['zh-CN', [390]],
] as const;

const visit = visitors();

/** Makes the call reply with a notice, as if an editor had published one. */
const withNotice = (page: Page) =>
  page.route('**/api/alert?*', (route) =>
    route.fulfill({ json: { alertTxt: TEXT, alertLang: 'en', kind: 'info', from: null, until: null, promo: null } }),
  );
const noticeOf = (page: Page) => page.locator('section', { hasText: TEXT }).last();

test.each(LANGUAGES)(
  'in %s a notice takes its own space on every page, and maps fit into the window',
  async (lang, widths) => {
    const page = await visit('/', { lang, before: withNotice }, FAILED_REQUEST);
    for (const path of [...PAGES, ...MAPS]) {
      if (path !== '/') await followLink(page, path);
      await noticeOf(page).waitFor();
      for (const width of widths) {
        await page.setViewportSize({ width, height: width < 768 ? PHONE.height : 800 });
        await page.evaluate(() => scrollTo(0, 0));
        await expect.poll(() => listOverlaps(page), { message: `${path} at ${width} px` }).toEqual([]);
        if (MAPS.includes(path))
          await expect.poll(() => listOutside(page), { message: `${path} at ${width} px` }).toEqual([]);
      }
    }
  },
);

test('on a low window a map keeps its height below a notice, and the page scrolls', async () => {
  const page = await visit('/maps', { viewport: { width: 1280, height: 480 }, before: withNotice });
  await noticeOf(page).waitFor();
  const heightOf = (selector: string) => page.locator(selector).evaluate((one) => one.getBoundingClientRect().height);
  await expect.poll(() => heightOf('[data-layout=map]')).toBeGreaterThanOrEqual(416);
  expect(await listOverlaps(page)).toEqual([]);
});

test('a late notice moves the page smoothly, and on the next visit its space is there from the first paint', async () => {
  const page = await visit('/robots.txt', { viewport: PHONE, reducedMotion: 'no-preference', before: withNotice });
  const shifted = await sumLayoutShifts(page);
  const open = async () => {
    await page.goto(`${inject('siteUrl')}/forecast/banzai-pipeline`);
    await noticeOf(page).waitFor();
    await page.waitForLoadState('networkidle');
  };
  await open();
  expect(await shifted()).toBeLessThan(0.02);
  const heightPx = await noticeOf(page).evaluate((one) => one.getBoundingClientRect().height);
  // On the next visit the notice's reply never arrives. The height must be reserved anyway, from the last visit.
  await page.unroute('**/api/alert?*');
  await page.route('**/api/alert?*', () => undefined);
  await page.goto(`${inject('siteUrl')}/forecast/banzai-pipeline`);
  await expect.poll(() => reservedPx(page)).toBe(heightPx);
});

test('a late notice slides in clipped to its own space, so that it overlaps no message above', async () => {
  const page = await visit('/robots.txt', { viewport: PHONE, reducedMotion: 'no-preference', before: withNotice });
  // The slide animation stops at its start.
  await page.addInitScript(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...frames) {
      const slide = animate.apply(this, frames);
      slide.pause();
      return slide;
    };
  });
  await page.goto(`${inject('siteUrl')}/forecast/banzai-pipeline`);
  await noticeOf(page).waitFor();
  const { seenTopPx, stripBottomPx } = await noticeOf(page).evaluate((notice) => {
    const cut = notice.closest('[data-screen-only]');
    if (!cut || getComputedStyle(cut).clipPath !== 'inset(0px)') throw new Error('The notice is not cut off.');
    const bottomOf = (one: Element | null | undefined) => one?.getBoundingClientRect().bottom ?? 0;
    return {
      seenTopPx: Math.max(cut.getBoundingClientRect().top, notice.getBoundingClientRect().top),
      stripBottomPx: Math.max(bottomOf(document.querySelector('header')), bottomOf(cut.previousElementSibling)),
    };
  });
  expect(seenTopPx).toBeGreaterThanOrEqual(stripBottomPx - 0.5);
});

test('a notice that is put away gives its space back, on the next visit too', async () => {
  const page = await visit('/services', { before: withNotice });
  await noticeOf(page).getByRole('button').click();
  await noticeOf(page).waitFor({ state: 'detached' });
  expect(await reservedPx(page)).toBe(0);
  await page.reload();
  await page.waitForLoadState('networkidle');
  expect(await reservedPx(page)).toBe(0);
});

test('one message shows at a time, and covers no notice', async () => {
  const who = newPerson();
  const page = await visit('/services', { who, viewport: { width: 320, height: 640 }, before: withNotice });
  await keep(page, PIPELINE);
  const removed = page.getByText('Favorite Removed', { exact: true });
  await untilShown(removed, () => page.getByRole('button', { name: `Remove ${PIPELINE.name} from favorites` }).click());
  expect(await page.getByText(/^Favorite (Added|Removed)$/).count()).toBe(1);
  expect(await listOverlaps(page)).toEqual([]);
});

/** Returns the height of the space between the header and the page, px. */
function reservedPx(page: Page): Promise<number> {
  return page.evaluate(() => {
    const bottom = document.querySelector('header')?.getBoundingClientRect().bottom ?? Number.NaN;
    return (document.querySelector('[data-layout]')?.getBoundingClientRect().top ?? Number.NaN) - bottom;
  });
}

/**
 * Lists visible elements that overlap the notice, and elements that cover the header or the navigation bar at the
 * bottom.
 */
function listOverlaps(page: Page): Promise<readonly string[]> {
  return page.evaluate((text) => {
    const EDGE_PX = 0.5;
    const notice = [...document.querySelectorAll('section')].findLast((one) => one.textContent?.includes(text));
    if (!notice) return ['there is no notice'];
    const tell = (one: Element) => one.outerHTML.slice(0, 100);
    const isWithin = (one: Element, other: Element) => one.contains(other) || other.contains(one);
    const meet = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > EDGE_PX &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > EDGE_PX;
    /** Returns the part of an element that its clipping ancestors leave visible. */
    const seenOf = (one: Element) => {
      let { left, top, right, bottom } = one.getBoundingClientRect();
      for (let at = one.parentElement; at && at !== document.body; at = at.parentElement) {
        if (getComputedStyle(at).overflow === 'visible') continue;
        const clip = at.getBoundingClientRect();
        [left, top] = [Math.max(left, clip.left), Math.max(top, clip.top)];
        [right, bottom] = [Math.min(right, clip.right), Math.min(bottom, clip.bottom)];
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    };
    const box = notice.getBoundingClientRect();
    const over = [...document.body.querySelectorAll('*')].filter(
      (one) =>
        !isWithin(one, notice) &&
        meet(one.getBoundingClientRect(), box) &&
        one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        getComputedStyle(one).clipPath === 'none' &&
        meet(seenOf(one), box),
    );
    const bars = [...document.querySelectorAll('header, #root > nav')].filter((bar) => bar.checkVisibility());
    const covered = bars.filter((bar) => meet(bar.getBoundingClientRect(), box));
    return [...over, ...covered].map(tell);
  }, TEXT);
}

/** Lists parts of a page with a map, such as its legend and dock, that are not fully visible. */
function listOutside(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const bar = [...document.querySelectorAll('#root > nav')].find((one) => getComputedStyle(one).position === 'fixed');
    const endPx = bar?.getBoundingClientRect().top ?? innerHeight;
    const parts = document.querySelectorAll('[data-layout=map], [data-layout=map] section');
    const isInList = (one: Element | null): boolean =>
      one !== null && !('layout' in (one as HTMLElement).dataset) && (isScrolled(one) || isInList(one.parentElement));
    const isScrolled = (one: Element) => ['auto', 'scroll'].includes(getComputedStyle(one).overflowY);
    return [...parts]
      .filter((one) => one.checkVisibility() && one.getBoundingClientRect().bottom > endPx + 0.5)
      .filter((one) => !isInList(one))
      .map((one) => one.outerHTML.slice(0, 100));
  });
}
