import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { newPerson } from '../support/account.ts';
import { PHONE } from '../support/browser.ts';
import { changeAccount } from '../support/change-account.ts';
import { click, untilHydrated } from '../support/hands.ts';
import { FAILED_REQUEST, visitors } from '../support/visitors.ts';

const siteUrl = inject('siteUrl');
const BEACH = `${siteUrl}/forecast/indian-river-inlet-northside`;

const visit = visitors();
const graph = (page: Page) => page.getByRole('slider', { name: 'Hour of the forecast' });
const hourOf = async (page: Page) => Number(await graph(page).getAttribute('aria-valuenow'));

test('the first paint needs no second request, and shows what the call returns; a tap on tomorrow its tides and light, another closes it', async () => {
  const asked: string[] = [];
  const page = await visit('/offline');
  page.on('request', (request) => asked.push(new URL(request.url()).pathname + new URL(request.url()).search));
  await page.goto(BEACH);
  await graph(page).waitFor();
  expect(asked.filter((path) => path.startsWith('/forecast/'))).toEqual(['/forecast/indian-river-inlet-northside']);

  const reply = await (await fetch(`${BEACH}?isAjax=true`)).json();
  const text = async () => (await page.locator('main').innerText()).replaceAll('–', '-');
  const { summary, wind_spd, sst, wetsuit } = reply.current;
  for (const part of [summary, wind_spd, sst, wetsuit]) await expect.poll(text).toContain(part);
  await expect.poll(text).toMatch(/Buoy \w+.* min ago/);
  await expect.poll(text).toMatch(/run 06Z/);

  const tomorrow = page.getByRole('button', { name: /^Sat 21/ });
  await click(tomorrow);
  const details = page.getByRole('region', { name: /Saturday/ });
  const told = () => details.innerText();
  await expect.poll(told).toMatch(/Sunrise/i);
  await expect.poll(told).toMatch(/heights above MLLW/);
  await expect.poll(told).toContain(reply.days[1].sunrise);
  await page.waitForURL(/day=2026-11-21/);
  await tomorrow.click();
  await details.waitFor({ state: 'detached' });
});

test('a graph that does not load says so in its place, and the days stay', async () => {
  const lost = /Failed to (load resource|fetch dynamically imported module)/;
  const before = (opened: Page) => opened.route('**/assets/timeline-paper-*.js', (route) => route.abort());
  const page = await visit(BEACH, { before }, lost);
  const told = page.getByRole('alert').filter({ hasText: 'This part of the page did not load.' });
  await told.getByRole('button', { name: 'Reload' }).waitFor();
  await page.context().setOffline(true);
  await told.getByRole('button').waitFor({ state: 'detached' });
  await click(page.getByRole('button', { name: /^Sat 21/ }));
  await page.getByRole('region', { name: /Saturday/ }).waitFor();
});

test('a day that is tapped at the foot of a phone’s first screen opens in sight, below the days', async () => {
  const page = await visit(BEACH, { viewport: PHONE });
  await graph(page).waitFor();
  const day = page.getByRole('button', { name: /^Sun 22/ });
  expect(await page.evaluate(() => scrollY)).toBe(0);
  // Playwright's own click would scroll the page first.
  await day.evaluate((button) => (button as HTMLElement).click());
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  const details = page.locator(`[id="${await day.getAttribute('aria-controls')}"]`);
  const [above, below] = [await day.boundingBox(), await details.boundingBox()];
  expect(above?.y).toBeGreaterThan(56);
  expect(below?.y).toBeLessThan(PHONE.height / 2);
});

test('a link to a day opens that day, with hours on request', async () => {
  const page = await visit(`${BEACH}?day=2026-11-22`);
  const details = page.getByRole('region', { name: /Sunday/ });
  await details.waitFor();
  const rows = details.locator('tbody tr');
  await expect.poll(() => rows.count()).toBe(5);
  await click(details.getByRole('button', { name: '1 h' }));
  await expect.poll(() => rows.count()).toBe(24);
});

test('the timeline responds to keys and buttons as it does to the pointer; a window opened by key closes by key, where it was opened', async () => {
  const page = await visit(BEACH);
  const now = 10;
  const reaches = (hour: number) => expect.poll(() => hourOf(page)).toBe(hour);
  await untilHydrated(graph(page));
  await graph(page).focus();
  await reaches(now);
  await page.keyboard.press('ArrowRight');
  await reaches(now + 1);
  // Read-out and details show the hour that the arrow key moved to.
  await page.getByText('Fri 11am', { exact: true }).waitFor();
  await page.getByRole('heading', { name: /Nov 20 11am$/ }).waitFor();
  await page.keyboard.press('PageUp');
  await reaches(now + 25);
  await page.keyboard.press('PageDown');
  await reaches(now + 1);
  await page.keyboard.press('Home');
  await reaches(now);
  await page.getByRole('button', { name: 'One day later' }).click();
  await reaches(now + 24);
  await page.getByRole('button', { name: 'Now', exact: true }).click();
  await reaches(now);
  const box = await graph(page).boundingBox();
  if (!box) throw new Error('The graph is not on the page.');
  await graph(page).click({ position: { x: box.width / 2, y: 60 } });
  await expect.poll(() => hourOf(page)).toBeCloseTo(36, -1);

  const location = page.getByRole('button', { name: /change location/ });
  await location.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  await expect.poll(focused).toMatch(/change location/);
});

test('a link opens its day for Pro, also past the visitor’s days and the shorter graph; Pro can choose 8 or 16 days, and the choice is kept', async () => {
  const who = newPerson();
  const before = () => changeAccount(siteUrl, who, { tier: 'Pro' });
  const page = await visit(`${BEACH}?day=2026-11-24`, { who, before });
  const noonOf = (day: number) => day * 24 + 12;
  await expect.poll(() => hourOf(page)).toBe(noonOf(4));
  await page.goto(new URL(`${BEACH}?day=2026-11-30`, page.url()).href);
  await expect.poll(() => hourOf(page)).toBe(noonOf(10));
  expect(await graph(page).getAttribute('aria-valuemax')).toBe('383');
  await page.goto(new URL(BEACH, page.url()).href);
  const days = page.getByRole('button', { name: /^(Fri|Sat|Sun|Mon|Tue|Wed|Thu) \d/ });
  // The page appears before the user's token has arrived, so the test waits for the nine days after today.
  await expect.poll(() => days.count()).toBe(9);
  await page.getByRole('button', { name: '16 d', exact: true }).click();
  await expect.poll(() => graph(page).getAttribute('aria-valuemax')).toBe('383');
  await page.reload();
  await expect.poll(() => graph(page).getAttribute('aria-valuemax')).toBe('383');
  expect(await page.evaluate(() => localStorage.getItem('sc_fcst-days'))).toContain('16');
});

test('the trip shows once the reader is known to have ads: to a visitor, and never to Pro Plus, whose page was drawn for a visitor', async () => {
  const trip = (page: Page) => page.getByRole('region', { name: 'Best Surf Trip' });
  await trip(await visit(BEACH)).waitFor();
  const who = newPerson();
  const before = async (opened: Page) => {
    await changeAccount(siteUrl, who, { tier: 'Pro Plus' });
    await opened.addInitScript(() =>
      new MutationObserver(() => {
        if (document.querySelector('[aria-label="Best Surf Trip"]')) document.documentElement.dataset.sawTrip = 'yes';
      }).observe(document, { childList: true, subtree: true }),
    );
  };
  const page = await visit(BEACH, { who, before });
  await expect.poll(() => page.getByRole('button', { name: /^(Fri|Sat|Sun|Mon|Tue|Wed|Thu) \d/ }).count()).toBe(9);
  await page.waitForLoadState('networkidle');
  expect(await page.locator('html').getAttribute('data-saw-trip')).toBeNull();
});

test('who is signed in but gets no token is told, and has their own days as soon as there is one', async () => {
  const who = newPerson();
  const before = () => changeAccount(siteUrl, who, { tier: 'Pro' });
  const page = await visit(BEACH, { who, before }, FAILED_REQUEST);
  const days = page.getByRole('button', { name: /^(Fri|Sat|Sun|Mon|Tue|Wed|Thu) \d/ });
  await expect.poll(() => days.count()).toBe(9);
  const token = '**/oauth/token';
  await page.route(token, (route) => route.fulfill({ status: 500, json: {} }));
  await page.clock.install();
  await page.reload();
  const banner = page.getByText('You are signed in, but this could not be confirmed yet.');
  await banner.waitFor();
  expect(await days.count()).toBe(2);
  await page.unroute(token);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(() => days.count()).toBe(9);
  await banner.waitFor({ state: 'detached' });
});

test('a refused geolocation shows the sentence of the catalogue and is remembered', async () => {
  const page = await visit(siteUrl, { permissions: [] });
  await click(page.getByRole('button', { name: 'Use my location' }).first());
  await page.getByText('User permission settings denied location.').waitFor();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('sc_geolocate'))).toBe('false');
});
