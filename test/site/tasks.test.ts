import { HOUR_MS, MINUTE_MS } from '@groundswell/durations';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { HANDS, type Hand, TOUCH, tap, untilShown } from '../support/hands.ts';
import { goOnline, openOffline } from '../support/offline.ts';
import { FAILED_REQUEST, visitors } from '../support/visitors.ts';

const BEACH = '/forecast/indian-river-inlet-northside';
const KEPT = 'The server could not be reached. This copy on your device is 3 h old.';

const visit = visitors();
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first();
const graph = (page: Page) => page.getByRole('slider', { name: 'Hour of the forecast' });

describe.each(HANDS)('by $name', (hand) => {
  const { options, narrow, press } = hand;

  test('find a beach in the menu, which is remembered, and by a few letters, of which none is lost while the search is loading', async () => {
    const page = await visit('/', options);
    await press(button(page, 'Select a Location'));
    const dialog = page.getByRole('dialog');
    // On a phone the beach menu shows one level of regions at a time, with a button that leads back.
    const levels = narrow
      ? ['West Coast', 'Back to Regions', 'Hawaii', 'Oahu', 'North Shore, Oahu']
      : ['Hawaii', 'Oahu'];
    for (const step of levels) await press(dialog.getByRole('button', { name: step, exact: true }));
    await press(dialog.getByRole('link', { name: /Pipeline/ }));
    await page.waitForURL('**/forecast/banzai-pipeline');
    await graph(page).waitFor();
    await expect.poll(() => page.title()).toContain('Pipeline');
    const kept = async (name: string) => (await page.context().cookies()).find((cookie) => cookie.name === name);
    await expect.poll(async () => (await kept('beach'))?.value).toBe('banzai-pipeline');
    expect(((await kept('beach'))?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(300 * 86_400);
    await expect.poll(async () => decodeURIComponent((await kept('sc_location'))?.value ?? '')).toContain('Pipeline');

    // The key opens the search, and typing works while its dialog is loading. Escape closes the list, then the dialog.
    await page.keyboard.press('/');
    await page.keyboard.type('rincon');
    await expect.poll(() => dialog.getByRole('combobox').inputValue()).toBe('rincon');
    for (let presses = 0; presses < 2; presses++) await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });

    await page.goto(new URL('/', page.url()).href);
    await press(button(page, 'Search beaches'));
    await expect.poll(() => page.evaluate(() => document.activeElement?.role)).toBe('combobox');
    await page.keyboard.type('pipel');
    await hand.takeFirst(page.getByRole('option', { name: /Pipeline/ }).first());
    await page.waitForURL('**/forecast/banzai-pipeline');
    await graph(page).waitFor();
  });

  test('find a beach by the device’s position; read its surf of tomorrow at 6am, its tides, a buoy’s history and the plans; share a day; switch units', async () => {
    const there = { latitude: 38.61, longitude: -75.06 };
    const permissions = ['geolocation', 'clipboard-read', 'clipboard-write'];
    const page = await visit('/', { ...options, geolocation: there, permissions });
    await press(button(page, 'Use my location'));
    await press(page.getByRole('link', { name: /Nearest beach.*Indian River Inlet/ }));
    await page.waitForURL(`**${BEACH}`);
    await graph(page).waitFor();

    const day = await openTomorrow(page, hand);
    const six = day.getByRole('row').filter({ has: page.getByRole('rowheader', { name: '6am', exact: true }) });
    await expect.poll(() => six.innerText()).toMatch(/ft|flat/);
    await expect.poll(() => six.innerText()).toMatch(/clean|fair|choppy/i);

    await press(button(page, 'Tide Chart'));
    const tides = page.getByRole('dialog', { name: /Tide Calendar$/ });
    await tides.getByRole('rowheader').nth(2).waitFor();
    await expect.poll(() => tides.innerText()).toMatch(/heights above MLLW/);
    await press(tides.getByRole('button', { name: 'Close' }));
    await tides.waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Tide Chart');

    await press(button(page, 'Buoy Data'));
    const buoy = page.getByRole('dialog', { name: /^Buoy / });
    const rows = buoy.getByRole('tabpanel').getByRole('rowheader');
    await rows.first().waitFor();
    await expect.poll(() => buoy.innerText()).toMatch(/Latest Conditions[\s\S]*\bSWELL\s+3\.0 ft 10 s\s+ESE/i);
    const before = await rows.count();
    await press(buoy.getByRole('button', { name: 'Load More' }));
    await expect.poll(() => rows.count()).toBeGreaterThan(2 * before);
    await page.keyboard.press('Escape');
    await buoy.waitFor({ state: 'detached' });

    // A reader whose plan shows three days learns which plans show sixteen.
    expect(await graph(page).getAttribute('aria-valuemax')).toBe('71');
    await press(button(page, '16 d'));
    const plans = page.getByRole('dialog');
    await plans.getByText('Pro Plus').first().waitFor();
    await press(plans.getByRole('button', { name: 'Close' }).first());
    await plans.waitFor({ state: 'detached' });

    // A tab in the background has no access to the clipboard.
    await page.bringToFront();
    await press(day.getByRole('button', { name: 'Save or share' }));
    // The menu's first entry has the focus.
    const share = day.getByRole('menuitem', { name: 'Share this day' });
    await untilShown(page.getByText('Link copied'), () => press(share));
    const address = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    expect(address.searchParams.get('day')).toBe('2026-11-21');
    const arrived = await page.context().newPage();
    await arrived.goto(address.href);
    await arrived.getByRole('region', { name: /Saturday/ }).waitFor();
    await arrived.close();

    await press(page.getByRole('button', { name: 'Metric units' }).filter({ visible: true }));
    await page.getByText(/°C/).first().waitFor();
    await expect.poll(() => page.locator('main').innerText()).not.toMatch(/\d ft\b|mph/);
  });
});

test('read the last forecast offline, with its age, and renew it online', async () => {
  const page = await visit(BEACH, { ...TOUCH.options, serviceWorkers: 'allow' }, FAILED_REQUEST);
  await graph(page).waitFor();
  const surf = await headline(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => keptForecasts(page)).toBe(1);
  const readAt = await page.evaluate(() => Date.now());
  await page.clock.setFixedTime(readAt + 3 * HOUR_MS);
  await openOffline(page, () => page.reload());
  await page.getByText('Offline mode. No internet connection.').waitFor();
  await page.getByText(KEPT).waitFor();
  await graph(page).waitFor();
  await expect.poll(() => headline(page)).toBe(surf);
  await openTomorrow(page, TOUCH);

  await page.clock.setFixedTime(readAt + MINUTE_MS);
  await goOnline(page);
  await page.getByText('Offline mode. No internet connection.').waitFor({ state: 'hidden' });
  await page.getByText(KEPT).waitFor({ state: 'hidden' });
});

test('a wrong address shows an error page with links; a beach with no tide station states so, and shows the rest of its forecast', async () => {
  const page = await visit('/forecast/atlantis', TOUCH.options, FAILED_REQUEST);
  await page.getByText('There is no beach called “atlantis”.').waitFor();
  for (const step of ['Hawaii', 'Oahu', 'North Shore, Oahu'])
    await tap(page.locator('main').getByRole('button', { name: step, exact: true }));
  await tap(page.locator('main').getByRole('link', { name: /Pipeline/ }));
  await page.waitForURL('**/forecast/banzai-pipeline');
  await graph(page).waitFor();
  // A printed sheet has the graph and no buttons around it.
  await page.emulateMedia({ media: 'print' });
  for (const name of ['More', 'Tide Chart', 'Set a surf alert', 'Swell'])
    expect(await page.getByRole('button', { name, exact: true }).isVisible()).toBe(false);
  expect(await graph(page).isVisible()).toBe(true);
  // On a phone's screen only some hours of the graph are visible, but the printed page shows all hours.
  const drawnPx = () => graph(page).locator('svg').first().getAttribute('width');
  const onScreen = await drawnPx();
  await page.evaluate(() => void dispatchEvent(new Event('beforeprint')));
  expect(await drawnPx()).toBe('660');
  await page.evaluate(() => void dispatchEvent(new Event('afterprint')));
  expect(await drawnPx()).toBe(onScreen);
  await page.emulateMedia({ media: null });

  await page.goto(new URL('/forecast/cisco-beach', page.url()).href);
  await graph(page).waitFor();
  const now = await page.locator('dl').first().innerText();
  expect(now).toContain('No Tide Data');
  expect(now).toContain('no tide station nearby');
  expect(await page.getByRole('button', { name: 'Tide Chart' }).count()).toBe(0);
  const day = await openTomorrow(page, TOUCH);
  await expect.poll(() => day.innerText()).toContain('No Tide Data');
  await expect.poll(() => day.innerText()).toMatch(/6am[\s\S]*(ft|flat)/);
});

async function openTomorrow(page: Page, { press }: Hand) {
  await press(page.getByRole('button', { name: /^Sat 21/ }));
  const day = page.getByRole('region', { name: /Saturday/ });
  await day.waitFor();
  return day;
}

/** Returns the surf, its condition and the sentence about it. The time above them is left out, because it changes. */
async function headline(page: Page): Promise<string> {
  const text = await page
    .getByText(/^Surf now/i)
    .locator('..')
    .innerText();
  return text.slice(text.indexOf('\n'));
}

/** Returns the number of forecasts that the browser stores for offline use. */
function keptForecasts(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const kept = await caches.open('kept-forecasts');
    return (await kept.keys()).length;
  });
}
