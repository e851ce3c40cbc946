import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { expectAccessible } from '../support/accessible.ts';
import { DESKTOP, PHONE } from '../support/browser.ts';
import { click } from '../support/hands.ts';
import { sumLayoutShifts } from '../support/layout-shift.ts';
import { FAILED_REQUEST, type VisitOptions, visitors } from '../support/visitors.ts';

const siteUrl = inject('siteUrl');
const visit = visitors();

/** Opens the first page for a reader whose beach is Steamer Lane, or for a new reader. */
async function open(options: VisitOptions & { readonly isNew?: boolean } = {}, awaited?: RegExp): Promise<Page> {
  const { isNew = false, ...seen } = options;
  const { hostname: domain } = new URL(siteUrl);
  const cookie = { domain, path: '/', expires: -1, httpOnly: false, secure: false, sameSite: 'Lax' as const };
  const cookies = isNew
    ? []
    : [
        { ...cookie, name: 'beach', value: 'steamer-lane' },
        { ...cookie, name: 'sc_location', value: 'Steamer%20Lane' },
      ];
  return visit('/', { viewport: DESKTOP, storageState: { cookies, origins: [] }, ...seen }, awaited);
}

const mapStillOf = (page: Page) => page.getByRole('img', { name: /The Pacific today/ });
const fieldPaths = (page: Page) => mapStillOf(page).locator('g path[fill^="color-mix"], g path[fill^="var(--wave"]');

async function expectNothingMoved(page: Page, shifted: () => Promise<number>): Promise<void> {
  // The popular beaches load when the reader scrolls near.
  await page.getByRole('heading', { name: 'Popular beaches today' }).scrollIntoViewIfNeeded();
  await page.getByText('Ditch Plains').waitFor();
  await page.waitForLoadState('networkidle');
  expect(await shifted()).toBeLessThan(0.02);
}

test('today’s ocean: its sentence in the text, its field, its swell’s fronts and their days in the picture; it is accessible, and nothing moves when it comes', async () => {
  let shifted = async () => 1;
  const before = async (page: Page) => {
    shifted = await sumLayoutShifts(page);
  };
  const page = await open({ before });
  await mapStillOf(page).waitFor();
  await expect.poll(() => fieldPaths(page).count()).toBeGreaterThan(10);
  const main = page.getByRole('main');
  await main.getByText('A 15-second swell from NW is reaching Oahu').waitFor();
  await main.getByText('It left a storm 1,800 miles away on Tuesday').waitFor();
  const words = await mapStillOf(page).locator('text').allTextContents();
  expect(words).toEqual(
    expect.arrayContaining(['now: 15 s', 'Left its storm Tuesday', 'Thu', '160°W', 'Steamer Lane']),
  );
  await main.getByText(/run 06Z, 9 h ago/).waitFor();

  // The best beaches within reach are links, sorted by score and listed with their distance.
  const reach = page.getByRole('region', { name: 'Best in reach today' });
  await reach.getByRole('link', { name: /Steamer Lane/ }).waitFor();
  const rows = reach.getByRole('listitem');
  expect(await rows.count()).toBeGreaterThan(1);
  await reach.getByText('Within 30 mi of Steamer Lane, by score. Daylight hours only.').waitFor();
  const scores = (
    await rows.evaluateAll((all) => all.map((row) => Number(row.lastElementChild?.lastChild?.textContent)))
  ).filter((score) => !Number.isNaN(score));
  expect(scores).toEqual([...scores].sort((a, b) => b - a));

  await expectNothingMoved(page, shifted);
  await expectAccessible(page);
  // The card of the user's own beach shows the surf and the best hours, and opens its forecast by keyboard.
  const card = page.getByRole('link', { name: /Your beach.*Steamer Lane/ });
  await card.getByText(/Best today|No good hours|No light/).waitFor();
  await card.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/forecast/steamer-lane');
});

test('no map engine is loaded; nothing moves; the sea of other days comes by a press; a new reader is offered four services, and opens the search from the card', async () => {
  const asked: string[] = [];
  let shifted = async () => 1;
  const before = async (page: Page) => {
    page.on('request', (request) => asked.push(request.url()));
    shifted = await sumLayoutShifts(page);
  };
  const page = await open({ isNew: true, before });
  await expect.poll(() => fieldPaths(page).count()).toBeGreaterThan(10);
  await expectNothingMoved(page, shifted);
  const loaded = await page.evaluate(() => [...document.scripts].map(({ src }) => src));
  expect(loaded.length).toBeGreaterThan(0);
  expect([...asked, ...loaded].filter((url) => /maplibre|mapbox|map-engine|\.pbf/.test(url))).toEqual([]);

  // The sea states of other days are downloaded only when the reader moves the animation, which then shows their swell.
  const days = () => asked.filter((url) => url.endsWith('-days.json')).length;
  expect(days()).toBe(0);
  const step = page.getByRole('button', { name: 'Show the swell half a day later' });
  await click(step);
  await page.locator('main canvas').waitFor();
  await page.getByText('Wave height, Tue.').waitFor();
  expect(await fieldPaths(page).first().isVisible()).toBe(false);
  await click(step);
  await page.getByText('Wave height, Wed.').waitFor();
  expect(days()).toBe(1);

  for (const name of ['Services', 'Mini Handbook', 'Surf Etiquette Guide', 'Tide Charts', 'Advertise'])
    expect(await page.getByRole('main').getByRole('heading', { name, exact: true }).count()).toBe(1);
  await click(page.getByRole('region', { name: 'Find your beach' }).getByRole('button', { name: 'Search beaches' }));
  await page.getByRole('dialog').getByRole('combobox').waitFor();
});

test('a visitor chooses metres in the header: here, here again though it was drawn for everyone, and on a comparison', async () => {
  const page = await open({ isNew: true });
  const main = page.getByRole('main');
  const metric = page.getByRole('banner').getByRole('button', { name: 'Metric units' });
  const isOn = () => metric.getAttribute('aria-pressed');
  await click(metric);
  await main.getByText('It left a storm 2,800 km away on Tuesday').waitFor();
  await page.reload();
  await expect.poll(isOn).toBe('true');
  expect((await page.context().cookies()).find(({ name }) => name === 'sc_units')?.value).toBe('2');
  await page.goto(new URL('/compare?beaches=indian-river-inlet-northside,cisco-beach', siteUrl).href);
  expect(await isOn()).toBe('true');
  const size = main.getByText('0.9–1.2 m', { exact: true }).first();
  await size.waitFor();
  const { height } = (await size.boundingBox()) ?? {};
  // Even on a phone the wave height stays on one line with its unit.
  await page.setViewportSize(PHONE);
  await expect.poll(() => size.boundingBox()).toMatchObject({ height });
  await page.setViewportSize(DESKTOP);
  await click(page.getByRole('banner').getByRole('button', { name: 'Imperial units' }));
  await main
    .getByRole('cell', { name: /3–4 ft/ })
    .first()
    .waitFor();
});

test('a new reader finds a beach by the device’s position, and the card takes it in the same place', async () => {
  const page = await open({
    isNew: true,
    geolocation: { latitude: 36.96, longitude: -122.03 },
    permissions: ['geolocation'],
  });
  const find = page.getByRole('region', { name: 'Find your beach' });
  await find.waitFor();
  const before = await find.boundingBox();
  await click(find.getByRole('button', { name: 'Use my location' }));
  const card = page.getByRole('link', { name: /Nearest beach, .* mi/ });
  await card.waitFor();
  const after = await card.boundingBox();
  expect([after?.x, after?.y]).toEqual([before?.x, before?.y]);
  await page.getByRole('region', { name: 'Best in reach today' }).waitFor();
});

test('on a phone nothing that was drawn moves when data comes', async () => {
  for (const isNew of [true, false]) {
    let shifted = async () => 1;
    const before = async (page: Page) => {
      shifted = await sumLayoutShifts(page);
    };
    const page = await open({ viewport: PHONE, isNew, before });
    await expect.poll(() => fieldPaths(page).count()).toBeGreaterThan(10);
    await expectNothingMoved(page, shifted);
  }
});

test('if the map still cannot be drawn or loaded, the page keeps its sentence and its coast', async () => {
  const before = (page: Page) =>
    page.route('**/tiles/plate/**', (route) => route.fulfill({ json: { v: 9, fills: '<script>' } }));
  const page = await visit('/', { viewport: DESKTOP, before }, FAILED_REQUEST);
  await page.getByText('A 15-second swell from NW is reaching Oahu').waitFor();
  await expect.poll(() => mapStillOf(page).locator('clipPath').count()).toBe(1);
  expect(await fieldPaths(page).count()).toBe(0);
});

test('where today fails to load, a beach keeps its forecast and the reach says so with a way to try again', async () => {
  const page = await visit('/offline', { viewport: DESKTOP }, FAILED_REQUEST);
  await page.context().addCookies([{ name: 'beach', value: 'steamer-lane', url: siteUrl }]);
  let broken = true;
  await page.route('**/api/home/today?*', (route) =>
    broken ? route.fulfill({ status: 500, json: { errorMsg: 'Out of order.' } }) : route.continue(),
  );
  await page.goto(siteUrl);
  await page.getByText('The beaches around yours did not load.').waitFor();
  await page
    .getByRole('link', { name: /Your beach/ })
    .getByText(/ft/)
    .first()
    .waitFor();
  broken = false;
  await click(page.getByRole('button', { name: 'Try again' }));
  await page
    .getByRole('region', { name: 'Best in reach today' })
    .getByRole('link', { name: /Steamer Lane/ })
    .waitFor();
});

test('a beach that was visited is one’s own from then on: on the first page, and behind FORECAST', async () => {
  const page = await visit('/forecast/steamer-lane', { viewport: DESKTOP });
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('beach=steamer-lane');
  await page.goto(siteUrl);
  await page.getByRole('link', { name: /Your beach.*Steamer Lane/ }).waitFor();
  await page.getByRole('link', { name: 'FORECAST' }).click();
  await page.waitForURL('**/forecast/steamer-lane');
});
