import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SMALL_DESKTOP } from '../support/browser.ts';
import { KEYBOARD, TOUCH, tap } from '../support/hands.ts';
import { FAILED_REQUEST, visitors } from '../support/visitors.ts';

/** A map of Delaware's ocean beaches, one of which has a forecast in the synthetic test data. */
const DELAWARE = '/nearby?lat=38.6&lon=-75.05&zoom=10';
const STILL = { viewport: SMALL_DESKTOP } as const;
/** The time that a map takes to redraw after a press, ms. A press during this time causes another redraw. */
const AFTER_A_STEP_MS = 400;
const CALL = '**/api/nearby/locations?*';

const visit = visitors();
const flag = (page: Page, name: RegExp) =>
  page.getByRole('list', { name: 'Beaches on the map' }).getByRole('button', { name });
const rows = (page: Page) => page.locator('li > [id^=nearby-]');
const row = (page: Page, name: RegExp) => page.getByRole('button', { name }).and(rows(page));
/** Returns the base map's labels that overlap a beach's square or flag. Runs in the page. */
function namesOverMarks(): (string | null)[] {
  const marks = [...document.querySelectorAll('[aria-label="Beaches on the map"] button > :first-child')];
  return [...document.querySelectorAll('[data-labels] span')].flatMap((name) => {
    const a = name.getBoundingClientRect();
    return marks.flatMap((mark) => {
      const b = mark.getBoundingClientRect();
      return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom ? name.textContent : [];
    });
  });
}
const line = (page: Page) => page.getByRole('region', { name: 'Map of the beaches' }).getByRole('status');

test('by keyboard alone: the list over two halves of a day to a forecast, the sort, a flag, another part of the map, units', async () => {
  const { press } = KEYBOARD;
  const page = await visit(DELAWARE, STILL);
  const detail = page.getByRole('article', { name: 'Indian River Inlet, Northside' });
  const inlet = row(page, /^Indian River Inlet, Northside/);
  await inlet.waitFor();
  expect(await rows(page).first().innerText()).not.toContain('Indian River');

  // The list is sorted by surf height only when the reader asks for it, and then states the reason for its order.
  await press(page.getByRole('button', { name: 'Surf Height' }));
  await expect.poll(() => rows(page).first().innerText()).toMatch(/Indian River[\s\S]*Highest surf within reach: /);
  await expect.poll(() => page.url()).toContain('sort=surf');

  // A flag on the map opens its beach, and 'Back to the list' returns to the same list.
  await press(flag(page, /^Indian River Inlet, Northside, .*(ft|flat)/));
  await detail.waitFor();
  await expect.poll(() => page.url()).toContain('beach=indian-river-inlet-northside');
  await press(page.getByRole('button', { name: 'Back to the list' }));
  await inlet.waitFor();
  await expect.poll(() => page.url()).not.toContain('beach=');

  // After the map has moved, its area is searched only when the reader asks for it.
  await press(page.getByRole('button', { name: 'Zoom out' }));
  const asked = page.waitForRequest(CALL);
  await press(page.getByRole('button', { name: 'Search This Area' }));
  expect(new URL((await asked).url()).searchParams.get('mapBounds')).toBe('true');
  await page.getByRole('button', { name: 'Search This Area' }).waitFor({ state: 'detached' });

  // However long the list is, it scrolls inside its panel, so the page itself does not scroll.
  expect(await rows(page).count()).toBeGreaterThan(12);
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);

  await rows(page)
    .filter({ hasText: /Indian River Inlet, Northside[\s\S]*(ft|flat)/ })
    .waitFor();
  await press(page.getByRole('button', { name: 'Metric units' }).filter({ visible: true }));
  await expect
    .poll(() => rows(page).filter({ hasText: 'Indian River Inlet, Northside' }).innerText())
    .not.toMatch(/\d ft\b| mi\b/);

  await press(inlet);
  await expect.poll(() => detail.innerText()).toMatch(/MORNING\s+[\s\S]*AFTERNOON\s+[\s\S]*SURF\s+.*(m|flat)/i);
  await press(detail.getByRole('link', { name: 'View Location Forecast' }));
  await page.waitForURL('**/forecast/indian-river-inlet-northside');
});

test('on a phone the bar leads here, and the list is a sheet that closes and opens by its handle, pressed or dragged', async () => {
  const page = await visit('/', TOUCH.options);
  await tap(page.getByRole('link', { name: 'Nearby', exact: true }));
  await page.waitForURL('**/nearby');
  await rows(page).first().waitFor();
  // However long the list is, it scrolls inside its panel, so the page itself does not scroll.
  expect(await rows(page).count()).toBeGreaterThan(12);
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  await tap(page.getByRole('button', { name: 'HIDE LIST' }));
  await expect.poll(() => rows(page).first().isVisible()).toBe(false);
  const handle = (await page.getByRole('button', { name: 'SHOW LIST' }).boundingBox()) ?? expect.fail();
  await page.mouse.move(150, handle.y + 10);
  await page.mouse.down();
  await page.mouse.move(150, handle.y - 90, { steps: 5 });
  await page.mouse.up();
  await page.getByRole('button', { name: 'HIDE LIST' }).waitFor();
  await expect.poll(() => rows(page).first().isVisible()).toBe(true);
  // In the phone's layout too, a flag on the map opens its beach.
  const flags = page.getByRole('list', { name: 'Beaches on the map' }).getByRole('button');
  const inSight = await flags.evaluateAll((all) =>
    all.findIndex((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }),
  );
  await tap(flags.nth(inSight));
  await tap(page.getByRole('button', { name: 'Back to the list' }));
  await tap(rows(page).first());
  await tap(page.getByRole('link', { name: 'View Location Forecast' }));
  await page.waitForURL('**/forecast/*');
});

test('the header leads here; a refused position is told in the line over the map; a given one is shown and searched from', async () => {
  const page = await visit('/', { ...STILL, permissions: [] });
  await page.getByRole('link', { name: 'NEARBY' }).click();
  await page.waitForURL('**/nearby');
  await page.getByRole('button', { name: 'Show my location' }).click();
  await expect.poll(() => line(page).innerText()).toBe('User permission settings denied location.');

  await page.context().setGeolocation({ latitude: 38.9, longitude: -74.93 });
  await page.context().grantPermissions(['geolocation']);
  await page.getByRole('button', { name: 'Show my location' }).click();
  await page.getByRole('button', { name: 'Search This Area' }).waitFor();
  await rows(page).filter({ hasText: 'Cape May' }).first().waitFor();
  await expect.poll(() => page.url()).toMatch(/lat=38\.9&lon=-74\.93&zoom=10\b/);
});

test('flags are one Tab stop; a search that fails says why and the last list stays; zoomed out below 7 it says to zoom in', async () => {
  const page = await visit(DELAWARE, STILL, FAILED_REQUEST);
  const first = flag(page, /^Indian River Inlet, Northside/);
  await first.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => first.evaluate((button) => button === document.activeElement)).toBe(false);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => first.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await page.getByRole('list', { name: 'Beaches on the map' }).locator('[tabindex="0"]').count()).toBe(1);
  await page.locator('[data-labels] span').first().waitFor();
  expect(await page.evaluate(namesOverMarks)).toEqual([]);

  const reply = { error: 'It broke.', errorMsg: 'It broke.', code: 'internal', requestId: 'r' };
  await page.route(CALL, (route) => route.fulfill({ status: 500, json: reply }));
  await page.getByRole('button', { name: 'Surf Conditions' }).click();
  await expect
    .poll(() => page.locator('main').getByRole('alert').innerText())
    .toMatch(/^There was an error fetching the map locations: ./);
  await row(page, /^Indian River Inlet, Northside/).waitFor();

  // The map zooms out from zoom 10 until the message appears.
  await expect
    .poll(
      async () => {
        await page.getByRole('button', { name: 'Zoom out' }).click();
        return line(page).innerText();
      },
      { interval: AFTER_A_STEP_MS },
    )
    .toBe('Zoom in to Search');
});

test('what a lost connection took from the list comes again with it', async () => {
  const page = await visit(DELAWARE, STILL, FAILED_REQUEST);
  const inlet = row(page, /^Indian River Inlet, Northside/);
  await page.route(CALL, (route) => route.abort());
  await page.reload();
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  await page.unroute(CALL);
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await inlet.waitFor();
  await page.getByRole('button', { name: 'Try again' }).waitFor({ state: 'detached' });
});

test('an area without beaches names the nearest one', async () => {
  const page = await visit('/nearby?lat=30&lon=-66&zoom=9', STILL);
  await page.getByText('No beaches in this area').waitFor();
  await expect.poll(() => page.locator('main').innerText()).toMatch(/The nearest is .*, \d+\smi away\./);
  await page
    .getByRole('region', { name: 'Locations' })
    .getByRole('button', { name: /^Show / })
    .click();
  await rows(page).first().waitFor();
  await page.getByText('No beaches in this area').waitFor({ state: 'detached' });
});

test('without WebGL the list is there, and a sentence in the map’s place', async () => {
  const before = (page: Page) =>
    page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
  const page = await visit(DELAWARE, { ...STILL, before });
  await page.getByText('This browser cannot draw the map. The list has every beach.').waitFor();
  await row(page, /^Indian River Inlet, Northside/).click();
  await page.getByRole('link', { name: 'View Location Forecast' }).waitFor();
});
