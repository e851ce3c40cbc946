import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { callsOf, newPerson } from '../support/account.ts';
import { PHONE } from '../support/browser.ts';
import { changeAccount } from '../support/change-account.ts';
import { FOLLY, HUNTINGTON, keepBefore, PIPELINE } from '../support/favorites.ts';
import { TOUCH, untilHydrated } from '../support/hands.ts';
import { listColliding } from '../support/text-boxes.ts';
import { putFinger } from '../support/touch.ts';
import { visitors } from '../support/visitors.ts';

const site = inject('siteUrl');
const BEACH = '/forecast/indian-river-inlet-northside';
const LANGUAGES = ['en', 'es', 'zh-CN'];

const visit = visitors();
const graph = (page: Page) => page.locator('main [role=slider]');
const cursorX = (page: Page) =>
  graph(page)
    .locator('[data-handle]')
    .evaluate((handle) => {
      const { left, width } = handle.getBoundingClientRect();
      return left + width / 2;
    });

/** Scrolls the graph to the middle of the screen, where a thumb reaches all of it, and returns its bounding box. */
async function showGraph(page: Page) {
  await untilHydrated(graph(page));
  await graph(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  return (await graph(page).boundingBox()) ?? expect.fail();
}

test('the cursor stays under a finger that drags it, to both sides and to the edges, wherever the paper lies; the grip keeps its distance', async () => {
  const who = newPerson();
  const before = () => changeAccount(site, who, { tier: 'Pro' });
  const page = await visit(BEACH, { ...TOUCH.options, who, before });
  await expect.poll(() => graph(page).getAttribute('aria-valuemax')).toBe('191');
  const finger = await putFinger(page);
  for (const wheelPx of [0, 400]) {
    const { x, y, width } = await showGraph(page);
    if (wheelPx > 0) {
      await page.mouse.move(x + 100, y + 100);
      await page.mouse.wheel(wheelPx, 0);
    }
    await finger.down(x + 150, y + 120);
    for (const to of [110, 190, 240, 60, 300, width - 2, 180, 2, 150]) {
      await finger.moveTo(x + to);
      await expect.poll(() => cursorX(page)).toBeCloseTo(x + to, 0);
    }
    await finger.up();
    // The cursor stays on the hour where the finger left it.
    await expect.poll(async () => Math.abs((await cursorX(page)) - (x + 150))).toBeLessThan(7);
  }
  const { y } = await showGraph(page);
  const from = await cursorX(page);
  await finger.down(from + 8, y + 450);
  await finger.moveTo(from + 68);
  await expect.poll(() => cursorX(page)).toBeCloseTo(from + 60, 0);
  await finger.up();
});

test('a finger held at an edge brings the hours beyond it; a swipe up or down scrolls the page and moves no cursor', async () => {
  const page = await visit(BEACH, TOUCH.options);
  const { x, y, width } = await showGraph(page);
  const finger = await putFinger(page);
  const hour = async () => Number(await graph(page).getAttribute('aria-valuenow'));
  await finger.down(x + 200, y + 120);
  await finger.moveTo(x + width - 4);
  await expect.poll(hour).toBe(71);
  await finger.up();
  const before = await page.evaluate(() => scrollY);
  await finger.down(x + 200, y + 300);
  await finger.moveTo(x + 203, y + 100);
  await finger.up();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 50);
  expect(await hour()).toBe(71);
});

test.each(LANGUAGES)('in %s nothing moves at any hour under the cursor, at any width', async (lang) => {
  const page = await visit('/forecast/steamer-lane', { viewport: PHONE, lang });
  await untilHydrated(graph(page));
  for (const width of [320, 360, 390, 480, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const tops = () =>
      graph(page).evaluate((slider) => {
        const found = new Set<number>();
        const press = (key: string) => slider.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
        for (let day = 0; day < 4; day++) press('PageDown');
        for (let hour = 0; hour < 72; hour++, press('ArrowRight'))
          found.add(Math.round(slider.getBoundingClientRect().top + scrollY));
        return [...found];
      });
    // The page reserves the heights only once it knows its width, so the check is repeated.
    await expect.poll(async () => (await tops()).length, { message: `${width} px` }).toBe(1);
  }
});

describe.each([
  ['ft', 1],
  ['m', 2],
] as const)('favorites in %s', (_, wvht) => {
  test.each(LANGUAGES)('in %s no text lies over another or leaves its box, at any width of a phone', async (lang) => {
    const who = newPerson();
    const before = async () => {
      await keepBefore(site, who, [PIPELINE, FOLLY, HUNTINGTON]);
      const call = await callsOf(site, who);
      await call('PATCH /api/user-setting/update', { setting: 'wvht', value: wvht });
    };
    const page = await visit('/faq?favorites=true', { ...TOUCH.options, who, lang, before });
    const list = page.getByRole('dialog').locator('ol');
    await list.locator('li').nth(2).waitFor();
    for (const width of [320, 360, 375, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await listColliding(list), `${width} px`).toEqual([]);
    }
  });
});

test.each([BEACH, '/nearby'])('a visitor changes the units at the head of %s', async (path) => {
  const page = await visit(path, { viewport: { width: 320, height: 640 } });
  const metric = page.getByRole('banner').getByRole('button', { name: 'Metric units' });
  await untilHydrated(metric);
  await metric.click();
  await expect.poll(() => metric.getAttribute('aria-pressed')).toBe('true');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('an open day has its ways to keep it in one menu, by keyboard; what explains more is folded, and the legend has two rows', async () => {
  const page = await visit(`${BEACH}?day=2026-11-21`, { viewport: PHONE });
  const day = page.getByRole('region', { name: /Saturday/ });
  const ways = day.getByRole('button', { name: 'Save or share' });
  await untilHydrated(ways);
  await ways.focus();
  await page.keyboard.press('Enter');
  const items = day.getByRole('menuitem');
  await expect
    .poll(() => items.allInnerTexts())
    .toEqual(['Share this day', 'Save as image', 'Printable sheet (PDF)', 'Add to calendar', 'Calendar file']);
  await page.keyboard.press('End');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Calendar file');
  await page.keyboard.press('Escape');
  await items.first().waitFor({ state: 'hidden' });

  const colours = page.getByRole('list', { name: 'Legend' });
  const lines = page.locator('summary', { hasText: 'Lines and marks' });
  const [above, below] = [await colours.boundingBox(), await lines.boundingBox()];
  expect((above?.height ?? 0) + (below?.height ?? 0)).toBeLessThan(80);
  const wants = page.locator('summary', { has: page.locator('#guide-wants') });
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      return wants.count();
    })
    .toBe(1);
  const period = page.locator('dt', { hasText: /^Period$/ });
  expect(await period.isVisible()).toBe(false);
  await wants.click();
  await page.getByText('Where this comes from').waitFor();
});

test('a toast that stays covers nothing, and closes by its button, by Escape and with the page', async () => {
  const who = newPerson();
  const before = (tab: Page) => tab.clock.install();
  const page = await visit(BEACH, { viewport: PHONE, who, before });
  const reason = { code: 'favorites-full', values: { count: 3 } };
  const full = { success: false, reason, favCount: 3, favLimit: 3 };
  await page.route('**/api/favorites/add-favorite/*', (route) => route.fulfill({ json: full }));
  const star = page.getByRole('button', { name: /^Add .* to favorites/ });
  const told = page.getByRole('alert').filter({ hasText: 'Your plan keeps 3 favorites' });
  const raise = async () => {
    await untilHydrated(star);
    await star.click();
    await told.waitFor();
  };
  await raise();
  const [toast, main] = [await told.boundingBox(), await page.locator('main').boundingBox()];
  expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThanOrEqual((main?.y ?? 0) + 1);
  await told.getByRole('button', { name: 'Dismiss message' }).click();
  await told.waitFor({ state: 'detached' });
  await raise();
  await page.keyboard.press('Escape');
  await told.waitFor({ state: 'detached' });
  await raise();
  // Toasts younger than a second survive a navigation, because they report the press that navigates.
  await page.clock.fastForward(1500);
  await page.getByRole('link', { name: 'Nearby', exact: true }).click();
  await page.waitForURL('**/nearby');
  await told.waitFor({ state: 'detached' });
});
