import { builtPages, LANGUAGES } from '@groundswell/contracts';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { PHONE } from '../support/browser.ts';
import { sumLayoutShifts } from '../support/layout-shift.ts';
import { visitors } from '../support/visitors.ts';

declare global {
  var drawnMain: Element | null;
  /** Whether the page has shown the offer to set a surf alert at any time. */
  var sawOffer: boolean;
}

/**
 * The server-drawn pages with a text of their first screen. `live` selects content that appears only when the script is
 * running.
 */
const PAGES: readonly (readonly [address: string, content: string, live: string])[] = [
  ['/', 'Popular beaches today', 'main a[href^="/forecast/"]'],
  ['/forecast/indian-river-inlet-northside', 'Surf now', '[role=slider]'],
  ['/compare?beaches=indian-river-inlet-northside,cisco-beach', 'Hour by hour', '[role=combobox]'],
  ['/services/handbook', 'How swell is born', '[data-live]'],
  ['/services/widgets', 'Pick a location', 'main iframe'],
  ['/developers', 'GET /v1/beaches/steamer-lane/forecast', 'main pre:has-text("http://")'],
  ['/services/tide-charts', 'Half a sheet of letter paper', 'main select'],
];

const visit = visitors();

test.each(PAGES)('%s shows its content before any script has loaded', async (address, content) => {
  const reply = await fetch(new URL(address, inject('siteUrl')), { headers: { accept: 'text/html' } });
  const html = await reply.text();
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  expect(main.replace(/<[^>]*>/g, '')).toContain(content);
});

/**
 * Watches whether React hydrates the server's `main` element or replaces it, on pages opened from here on. The returned
 * function tells whether the current page still has that element.
 */
async function watchMain(page: Page): Promise<() => Promise<boolean>> {
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => (globalThis.drawnMain = document.querySelector('main'))),
  );
  return () => page.evaluate(() => globalThis.drawnMain === document.querySelector('main'));
}

/** The pages with numbers, hours and prices, which a server may format differently from a browser. */
const WITH_NUMBERS = PAGES.filter(([address]) => !(address in builtPages) || address === '/services/tide-charts');

test.each(['en-US', 'es-ES', 'zh-CN'])('in %s pages hydrate as they were drawn, without an error', async (locale) => {
  const page = await visit('/offline', { locale });
  const isKept = await watchMain(page);
  for (const [address, , live] of WITH_NUMBERS) {
    // A static page is built without a beach. If the visitor has a remembered beach, React redraws the page, so the
    // cookie is cleared.
    if (address in builtPages) await page.context().clearCookies();
    await page.goto(new URL(address, inject('siteUrl')).href);
    await page.locator(live).first().waitFor();
    expect([address, await isKept()]).toEqual([address, true]);
  }
});

test('built pages are drawn in their place, in the address’s language: their scripts keep them, and nothing moves when they come', async () => {
  const page = await visit('/offline', { viewport: PHONE });
  const [shifted, isKept] = [await sumLayoutShifts(page), await watchMain(page)];
  for (const [at, path] of Object.keys(builtPages).entries()) {
    const lang = LANGUAGES[(at + 1) % LANGUAGES.length] ?? expect.fail();
    await page.goto(new URL(`${path}?lang=${lang}`, inject('siteUrl')).href);
    const [, , live] = PAGES.find(([address]) => address === path) ?? [];
    if (live) await page.locator(live).first().waitFor();
    await page.waitForLoadState('networkidle');
    const shown = await page.evaluate(() => document.documentElement.lang);
    expect([path, shown, (await shifted()) < 0.01, await isKept()]).toEqual([path, lang, true, true]);
  }
});

test('a returning reader’s beach shows on the first page at once, though the server did not draw it', async () => {
  const page = await visit('/forecast/indian-river-inlet-northside');
  await page.context().addCookies([{ name: 'beach', value: 'banzai-pipeline', url: inject('siteUrl') }]);
  const reply = await page.goto(inject('siteUrl'));
  expect(await reply?.text()).toContain('<div id="root"></div>');
  await page.getByRole('link', { name: /Your beach/i }).waitFor();
});

test.each(['pointer', 'keyboard', 'its own key'])(
  'a press by %s before the scripts have loaded takes effect when they have',
  async (hand) => {
    const page = await visit('/offline');
    let letCome = () => {};
    const come = new Promise<void>((resolve) => {
      letCome = resolve;
    });
    await page.route('**/assets/page-*.js', async (route) => {
      await come;
      await route.continue();
    });
    await page.goto(new URL('/forecast/indian-river-inlet-northside', inject('siteUrl')).href, { waitUntil: 'commit' });
    const search = page.getByRole('button', { name: 'Search beaches' });
    // Waits for a paint before the click, because a user cannot click an invisible button.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    if (hand === 'its own key') await page.keyboard.press('/');
    else await (hand === 'pointer' ? search.click() : search.press('Enter'));
    expect(await page.getByRole('dialog').count()).toBe(0);
    letCome();
    await page.getByRole('dialog').waitFor();
  },
);

test('a drawn page, the same for all, invites only visitors to sign in, also before its scripts have loaded', async () => {
  const page = await visit('/offline');
  await page.route('**/assets/page-*.js', () => {});
  const open = () =>
    page.goto(new URL('/forecast/indian-river-inlet-northside', inject('siteUrl')).href, { waitUntil: 'commit' });
  const header = page.getByRole('banner');
  const signIn = header.getByRole('button', { name: 'Sign In / Register' });
  const settings = header.getByRole('button', { name: 'Settings' });

  // The HTML contains two buttons: sign in and settings. The styles hide one of them, and nothing is painted before the
  // styles are loaded.
  await open();
  await signIn.waitFor();
  await settings.waitFor({ state: 'hidden' });
  await page.evaluate(() =>
    localStorage.setItem('sc_session_expires_at', new Date(Date.now() + 86_400_000).toISOString()),
  );
  await open();
  await settings.waitFor();
  await signIn.waitFor({ state: 'hidden' });
});

test('an alert offer fills a reserved place; of a dismissed one nothing flashes and no place is left', async () => {
  const address = '/forecast/indian-river-inlet-northside';
  const options = { viewport: PHONE } as const;
  const graphTop = (page: Page) =>
    page.getByRole('heading', { name: 'Next 3 days' }).evaluate((heading) => heading.getBoundingClientRect().top);

  const drawn = await visit(address, { ...options, javaScriptEnabled: false });
  await drawn.waitForLoadState('networkidle');
  const top = await graphTop(drawn);
  expect(await drawn.getByText('Set a surf alert').isVisible()).toBe(false);

  const visitor = await visit(address, options);
  await visitor.getByText('Set a surf alert').waitFor();
  await expect.poll(() => graphTop(visitor)).toBe(top);

  const other = await visit('/offline', options);
  await other.addInitScript(() => {
    localStorage.setItem('sc_hide_add_surfalert', 'true');
    globalThis.sawOffer = false;
    const look = () => {
      const offer = document.querySelector('main aside');
      if (offer?.checkVisibility({ visibilityProperty: true })) globalThis.sawOffer = true;
      requestAnimationFrame(look);
    };
    look();
  });
  await other.goto(new URL(address, inject('siteUrl')).href);
  await other.getByRole('slider').first().waitFor();
  expect(await other.evaluate(() => globalThis.sawOffer)).toBe(false);
  expect(await graphTop(other)).toBeLessThan(top);
});
