import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DESKTOP, PHONE } from '../support/browser.ts';
import { HANDS } from '../support/hands.ts';
import { FAILED_REQUEST, visitors } from '../support/visitors.ts';

/** Delaware's ocean beaches, of which the world knows one. */
const DELAWARE = '/nearby?lat=38.6&lon=-75.05&zoom=10';
const CALL = '**/api/nearby/locations?*';

const visit = visitors();
const flag = (page: Page, name: RegExp) =>
  page.getByRole('list', { name: 'Beaches on the map' }).getByRole('button', { name });
const rows = (page: Page) => page.locator('li > [id^=nearby-]');
const row = (page: Page, name: RegExp) => page.getByRole('button', { name }).and(rows(page));
const line = (page: Page) => page.getByRole('region', { name: 'Map of the beaches' }).getByRole('status');

describe.each(HANDS)('by $name', ({ options, narrow, press }) => {
  test('from the list over a beach’s two halves of the day to its forecast', async () => {
    const page = await visit(DELAWARE, options);
    await press(row(page, /^Indian River Inlet, Northside/));
    const detail = page.getByRole('article', { name: 'Indian River Inlet, Northside' });
    await expect.poll(() => detail.innerText()).toMatch(/MORNING\s+[\s\S]*AFTERNOON\s+[\s\S]*SURF\s+.*(ft|flat)/i);
    await expect.poll(() => page.url()).toContain('beach=indian-river-inlet-northside');
    await press(detail.getByRole('link', { name: 'View Location Forecast' }));
    await page.waitForURL('**/forecast/indian-river-inlet-northside');
  });

  test('back from a beach to the same list', async () => {
    const page = await visit(`${DELAWARE}&beach=indian-river-inlet-northside`, options);
    await press(page.getByRole('button', { name: 'Back to the list' }));
    await row(page, /^Indian River Inlet, Northside/).waitFor();
    await expect.poll(() => page.url()).not.toContain('beach=');
  });

  test('the highest surf first, with its reason, only when one asks', async () => {
    const page = await visit(DELAWARE, options);
    await row(page, /^Indian River Inlet, Northside/).waitFor();
    const before = await rows(page).first().innerText();
    expect(before).not.toContain('Indian River');
    await press(page.getByRole('button', { name: 'Surf Height' }));
    await expect.poll(() => rows(page).first().innerText()).toMatch(/Indian River[\s\S]*Highest surf within reach: /);
    await expect.poll(() => page.url()).toContain('sort=surf');
  });

  test('a flag on the map opens its beach', async () => {
    const page = await visit(DELAWARE, options);
    await press(flag(page, /^Indian River Inlet, Northside, .*(ft|flat)/));
    await page.getByRole('article', { name: 'Indian River Inlet, Northside' }).waitFor();
  });

  test('a part of the map that was moved to is searched when one asks', async () => {
    const page = await visit(DELAWARE, options);
    await flag(page, /^Indian River Inlet, Northside/).waitFor();
    await press(page.getByRole('button', { name: 'Zoom out' }));
    const asked = page.waitForRequest(CALL);
    await press(page.getByRole('button', { name: 'Search This Area' }));
    expect(new URL((await asked).url()).searchParams.get('mapBounds')).toBe('true');
    await page.getByRole('button', { name: 'Search This Area' }).waitFor({ state: 'detached' });
  });

  test('units are a visitor’s to choose', async () => {
    const page = await visit(DELAWARE, options);
    await row(page, /^Indian River Inlet, Northside.*(ft|flat)/).waitFor();
    if (narrow) await press(page.getByRole('button', { name: 'More', exact: true }));
    await press(page.getByRole('button', { name: 'Metric units' }).filter({ visible: true }));
    await expect
      .poll(() => rows(page).filter({ hasText: 'Indian River Inlet, Northside' }).innerText())
      .not.toMatch(/\d ft\b| mi\b/);
  });
});

test('on a phone the list is a sheet that closes and opens by its handle, pressed or dragged', async () => {
  const page = await visit(DELAWARE, { viewport: PHONE });
  await page.getByRole('button', { name: 'HIDE LIST' }).click();
  await expect.poll(() => rows(page).first().isVisible()).toBe(false);
  const handle = await page.getByRole('button', { name: 'SHOW LIST' }).boundingBox();
  if (!handle) throw new Error('The handle is not there.');
  await page.mouse.move(150, handle.y + 10);
  await page.mouse.down();
  await page.mouse.move(150, handle.y - 90, { steps: 5 });
  await page.mouse.up();
  await page.getByRole('button', { name: 'HIDE LIST' }).waitFor();
  await expect.poll(() => rows(page).first().isVisible()).toBe(true);
});

test('zoomed out below 7 it says to zoom in, in place of the search', async () => {
  const page = await visit('/nearby?lat=38.6&lon=-75.05&zoom=6.5', { viewport: DESKTOP });
  await expect.poll(() => line(page).innerText()).toBe('Zoom in to Search');
});

test('an area without beaches names the nearest one', async () => {
  const page = await visit('/nearby?lat=30&lon=-66&zoom=9', { viewport: DESKTOP });
  await page.getByText('No beaches in this area').waitFor();
  await expect.poll(() => page.locator('main').innerText()).toMatch(/The nearest is .*, \d+\smi away\./);
  await page
    .getByRole('region', { name: 'Locations' })
    .getByRole('button', { name: /^Show / })
    .click();
  await rows(page).first().waitFor();
  await page.getByText('No beaches in this area').waitFor({ state: 'detached' });
});

test('a search that fails says why, and the last list stays', async () => {
  const page = await visit(DELAWARE, { viewport: DESKTOP }, FAILED_REQUEST);
  await flag(page, /^Indian River Inlet, Northside/).waitFor();
  const reply = { error: 'It broke.', errorMsg: 'It broke.', code: 'internal', requestId: 'r' };
  await page.route(CALL, (route) => route.fulfill({ status: 500, json: reply }));
  await page.getByRole('button', { name: 'Surf Conditions' }).click();
  await expect
    .poll(() => page.locator('main').getByRole('alert').innerText())
    .toMatch(/^There was an error fetching the map locations: ./);
  await row(page, /^Indian River Inlet, Northside/).waitFor();
});

test('a refused position is told in the line over the map; a given one is shown and searched from', async () => {
  const page = await visit(DELAWARE, { viewport: DESKTOP, permissions: [] });
  await page.getByRole('button', { name: 'Show my location' }).click();
  await expect.poll(() => line(page).innerText()).toBe('User permission settings denied location.');

  const there = { geolocation: { latitude: 38.9, longitude: -74.93 }, permissions: ['geolocation'] };
  const found = await visit(DELAWARE, { viewport: DESKTOP, ...there });
  await found.getByRole('button', { name: 'Show my location' }).click();
  await found.getByRole('button', { name: 'Search This Area' }).waitFor();
  await rows(found).filter({ hasText: 'Cape May' }).first().waitFor();
  await expect.poll(() => found.url()).toMatch(/lat=38\.9&lon=-74\.93&zoom=10\b/);
});

test('without WebGL the list is there, and a sentence in the map’s place', async () => {
  const page = await visit('/offline', { viewport: DESKTOP });
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto(new URL(DELAWARE, page.url()).href);
  await page.getByText('This browser cannot draw the map. The list has every beach.').waitFor();
  await row(page, /^Indian River Inlet, Northside/).click();
  await page.getByRole('link', { name: 'View Location Forecast' }).waitFor();
});

test('flags are one Tab stop, and arrow keys lead from one to the next', async () => {
  const page = await visit(DELAWARE, { viewport: DESKTOP });
  const first = flag(page, /^Indian River Inlet, Northside/);
  await first.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => first.evaluate((button) => button === document.activeElement)).toBe(false);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => first.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await page.getByRole('list', { name: 'Beaches on the map' }).locator('[tabindex="0"]').count()).toBe(1);
});

test('NEARBY is in the header, and in the bar of a phone', async () => {
  const page = await visit('/', { viewport: DESKTOP });
  await page.getByRole('link', { name: 'NEARBY' }).click();
  await page.waitForURL('**/nearby');
  const phone = await visit('/', { viewport: PHONE });
  await phone.getByRole('link', { name: 'Nearby', exact: true }).click();
  await phone.waitForURL('**/nearby');
});
