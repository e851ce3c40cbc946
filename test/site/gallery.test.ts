import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { build, type PreviewServer, preview } from 'vite';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { browserOfProcess, DESKTOP, openTab, PHONE, type Tab } from '../support/browser.ts';
import { untilShown } from '../support/hands.ts';

const web = join(import.meta.dirname, '../../web');
const outDir = mkdtempSync(join(tmpdir(), 'groundswell-gallery-'));
let server: PreviewServer;
let tab: Tab;
let page: Page;

/**
 * Builds the gallery, which the site's build leaves out. Vite's development server would need a request for each of its
 * thousand modules.
 */
beforeAll(async () => {
  await build({
    root: web,
    configFile: false,
    logLevel: 'error',
    build: { outDir, minify: false, rolldownOptions: { input: join(web, 'gallery.html') } },
  });
  server = await preview({ root: web, configFile: false, build: { outDir }, preview: { port: 0 } });
  tab = await openTab(await browserOfProcess(), { viewport: DESKTOP, reducedMotion: 'reduce' });
  page = tab.page;
  await open();
});
/**
 * Opens the gallery. It is opened once for all tests, which close whatever they open. Tests that stop the page's clock
 * open it again.
 */
async function open(): Promise<void> {
  await page.goto(`${server.resolvedUrls?.local[0]}gallery.html`);
  await page.getByRole('heading', { name: 'Over the page' }).first().waitFor();
}
afterEach(() => expect(tab.complaints).toEqual([]));
afterAll(async () => {
  await tab?.close();
  await server?.close();
  rmSync(outDir, { recursive: true });
});

const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim());
const button = (name: string) => page.getByRole('button', { name, exact: true }).first();

test('a dialog traps the focus, closes on Escape and returns the focus', async () => {
  await button('Question').press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Delete Account' });
  await dialog.waitFor();
  for (let step = 0; step < 5; step++) {
    await page.keyboard.press('Tab');
    const inside = await page.evaluate(
      () => document.activeElement?.closest('dialog') ?? document.activeElement === document.body,
    );
    expect(inside).toBeTruthy();
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await focused()).toBe('Question');
});

test('an ad opens once the plan is known to have ads, closes when it is not any more, and not again that day', async () => {
  await page.evaluate(() => localStorage.setItem('sc_first_visit', '2026-01-01'));
  const ad = page.getByRole('dialog', { name: 'Advertisement' });
  expect(await ad.count()).toBe(0);
  await button('Ad').click();
  await ad.waitFor();
  // Simulates that the user signs in meanwhile, in another tab.
  await button('Plan unknown').evaluate((element) => (element as HTMLElement).click());
  await ad.waitFor({ state: 'detached' });
  await button('Ad').click();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(await ad.count()).toBe(0);
  await button('Plan unknown').click();
  await page.evaluate(() => localStorage.clear());
});

test('a dialog closes on a click outside it', async () => {
  await button('Dialog').click();
  await page.getByRole('dialog').waitFor();
  // The click is repeated. For a moment after opening, the dialog ignores clicks outside it, so that the opening click
  // cannot close it.
  await expect
    .poll(async () => {
      await page.mouse.click(8, 400);
      return page.getByRole('dialog').count();
    })
    .toBe(0);
});

test('the second press of a double click does not close the dialog that the first one opened', async () => {
  const isOpen = await button('Dialog').evaluate(async (opener: HTMLElement) => {
    opener.click();
    while (!document.querySelector('dialog[open]')) await Promise.resolve();
    const dialog = document.querySelector('dialog');
    dialog?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return dialog?.open;
  });
  expect(isOpen).toBe(true);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

test('a sheet closes when pulled down by more than 120 px, and springs back otherwise', async () => {
  await page.setViewportSize(PHONE);
  await button('Sheet').click();
  const sheet = page.getByRole('dialog', { name: 'More' });
  const head = await sheet.getByRole('heading').boundingBox();
  if (!head) throw new Error('The sheet has no head.');
  const pull = async (px: number) => {
    await page.mouse.move(head.x + 5, head.y + 5);
    await page.mouse.down();
    await page.mouse.move(head.x + 5, head.y + 5 + px, { steps: 4 });
    await page.mouse.up();
  };
  await pull(100);
  expect((await sheet.getByRole('heading').boundingBox())?.y).toBeCloseTo(head.y, 0);
  await pull(130);
  await sheet.waitFor({ state: 'detached' });
  await page.setViewportSize(DESKTOP);
});

test('a menu opens, moves, chooses and closes by keyboard, and returns the focus', async () => {
  await button('Account').press('Enter');
  await expect.poll(focused).toBe('Settings');
  await page.keyboard.press('ArrowDown');
  expect(await focused()).toBe('Surf alerts');
  await page.keyboard.press('End');
  expect(await focused()).toBe('Heights in m');
  await page.keyboard.press('Enter');
  await page.getByRole('menu').waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Account');

  await button('Account').press('Enter');
  expect(await page.getByRole('menuitemradio', { name: 'Heights in m' }).getAttribute('aria-checked')).toBe('true');
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'hidden' });
  await expect.poll(() => button('Account').getAttribute('aria-expanded')).toBe('false');
});

test('tabs are one Tab stop; arrows choose', async () => {
  const waves = page.getByRole('tab', { name: 'Waves' }).first();
  await waves.focus();
  await page.keyboard.press('ArrowRight');
  expect(await focused()).toBe('Weather');
  await page.getByRole('tabpanel', { name: 'Weather' }).first().getByText('weather').waitFor();
  expect(await waves.getAttribute('tabindex')).toBe('-1');
});

test('the autocomplete is used and left by keyboard', async () => {
  const field = page.getByRole('combobox', { name: 'Search' }).first();
  await field.fill('rin');
  await page.getByRole('option', { name: 'Rincon' }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('status').getByText('Rincon').waitFor();
  await field.fill('zzz');
  await page.getByText('No beach of that name').waitFor();
  await page.keyboard.press('Escape');
  expect(await field.getAttribute('aria-expanded')).toBe('false');
});

test('a tooltip opens on focus and closes on Escape', async () => {
  await button('Share').focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  const words = page.getByRole('tooltip', { name: 'Share this day' }).first();
  await words.waitFor();
  await page.keyboard.press('Escape');
  await words.waitFor({ state: 'hidden' });
});

test('undo is the next Tab stop and works by key, and the focus returns to where it was', async () => {
  const toast = page.getByText('Favorite Removed');
  await button('With undo').press('Enter');
  await toast.waitFor();
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('Undo');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Account');
  await page.keyboard.press('Shift+Tab');
  expect(await focused()).toBe('With undo');

  await button('With undo').press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await toast.waitFor({ state: 'detached' });
  expect(await focused()).toBe('With undo');

  await button('With undo').press('Enter');
  await toast.waitFor();
  await page.keyboard.press('Tab');
  await untilShown(page.getByRole('status').getByText('Favorite Added'), () => page.keyboard.press('Enter'));
  expect(await focused()).toBe('With undo');
});

test('a toast shown while a dialog is open appears in it, and stays when the dialog closes', async () => {
  await button('With an action').click();
  await page.getByRole('status').getByText('A new version is ready').waitFor();
  await button('Dialog').click();
  await page.getByRole('dialog').getByRole('status').getByText('A new version is ready').waitFor();
  expect(await page.getByText('A new version is ready').count()).toBe(1);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('status').getByText('A new version is ready').waitFor();
});

test('a toast that stays closes by its button, by Escape, and swiped to either side', async () => {
  const toast = page.getByRole('status').getByText('A new version is ready');
  const swipe = async (byPx: number) => {
    const { x, y } = (await toast.boundingBox()) ?? expect.fail();
    await page.mouse.move(x + 20, y + 8);
    await page.mouse.down();
    await page.mouse.move(x + 20 + byPx, y + 8, { steps: 4 });
    await page.mouse.up();
  };
  await page.keyboard.press('Escape');
  await toast.waitFor({ state: 'detached' });
  const ways = [
    () => page.getByRole('button', { name: 'Dismiss message' }).click(),
    () => page.keyboard.press('Escape'),
    () => swipe(90),
    () => swipe(-90),
  ];
  for (const close of ways) {
    await button('With an action').click();
    await toast.waitFor();
    await swipe(30);
    await close();
    await toast.waitFor({ state: 'detached' });
  }
});

describe('with a clock that stands', () => {
  beforeAll(async () => {
    await open();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
  });

  test('an undo toast stays for 15 s, longer while hovered or focused, then goes by itself', async () => {
    const toast = page.getByRole('status').getByText('Favorite Removed');
    await button('With undo').click();
    await toast.waitFor();
    await page.clock.runFor(14_900);
    expect(await toast.count()).toBe(1);
    await toast.hover();
    await page.clock.runFor(60_000);
    expect(await toast.count()).toBe(1);
    await page.mouse.move(5, 5);
    await page.clock.runFor(15_100);
    await toast.waitFor({ state: 'detached' });
  });

  test('a toast is announced and goes by itself; one with an action stays', async () => {
    await button('Toast').click();
    await page.getByRole('status').getByText('Favorite Added').waitFor();
    await page.clock.runFor(1900);
    expect(await page.getByText('Favorite Added').count()).toBe(1);
    await page.clock.runFor(200);
    await page.getByText('Favorite Added').waitFor({ state: 'detached' });
    await button('Error').click();
    await page.getByRole('alert').getByText('Favorite Error').waitFor();
    await button('With an action').click();
    await page.clock.runFor(60_000);
    expect(await page.getByText('A new version is ready').count()).toBe(1);
  });
});
