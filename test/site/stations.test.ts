import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE, SMALL_DESKTOP } from '../support/browser.ts';
import { visitors } from '../support/visitors.ts';

const visit = visitors();
/** A map around Duck, North Carolina. It shows a weather station and several buoys, one of which measures no wind. */
const DUCK = '/maps?lat=36.1&lon=-75.5&zoom=10#stations';
const CALL = '**/api/maps/stations?*';
const STILL: BrowserContextOptions = { viewport: SMALL_DESKTOP };

const WAVES_ONLY = /^Duck FRF 26m/;
const WIND_ONLY = /Duck Pier/;
const marks = (page: Page) => page.getByRole('list', { name: 'Stations on the map' }).getByRole('button');
const mark = (page: Page, name: RegExp) =>
  page.getByRole('list', { name: 'Stations on the map' }).getByRole('button', { name });
const rows = (page: Page) => page.locator('[data-station]');
const row = (page: Page, text: RegExp) => rows(page).filter({ hasText: text });

/** Returns the base map's labels that overlap a station's icon or summary. Runs in the page. */
function namesOverMarks(): (string | null)[] {
  const over = [...document.querySelectorAll('[aria-label="Stations on the map"] button > *')];
  return [...document.querySelectorAll('[data-labels] span')].flatMap((name) => {
    const a = name.getBoundingClientRect();
    return over.flatMap((mark) => {
      const b = mark.getBoundingClientRect();
      return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom ? name.textContent : [];
    });
  });
}

test('a pressed mark is active, opens its detail and history and leads back; by keys too; the list keeps its choice, and is a sheet on a phone', async () => {
  const page = await visit(DUCK, STILL);
  const wanted = mark(page, WAVES_ONLY);
  await wanted.waitFor();
  // No label of the base map overlaps a station's mark or its summary.
  await expect.poll(() => page.locator('[data-labels] span').count()).toBeGreaterThan(0);
  await expect.poll(() => page.evaluate(namesOverMarks)).toEqual([]);
  await wanted.click();
  const detail = page.getByRole('article').getByRole('heading', { name: WAVES_ONLY });
  await detail.waitFor();
  expect(await wanted.getAttribute('aria-pressed')).toBe('true');
  await page.getByRole('button', { name: 'Graph and history' }).click();
  await page.getByRole('dialog', { name: /44100/ }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Back to Results' }).click();
  await row(page, WAVES_ONLY).waitFor();
  expect(await wanted.getAttribute('aria-pressed')).toBe('false');

  // All stations on the map share one Tab stop. Arrow keys move between them, Enter selects one, and Escape closes its
  // details.
  const stops = page.getByRole('list', { name: 'Stations on the map' }).locator('[tabindex="0"]');
  expect(await stops.count()).toBe(1);
  const all = await marks(page).count();
  await stops.focus();
  // Presses the arrow key at least once, because the Tab stop is the mark that the pointer used last.
  for (let n = 0; n < all; n++) {
    await page.keyboard.press('ArrowRight');
    if (await wanted.evaluate((button) => button === document.activeElement)) break;
  }
  await page.keyboard.press('Enter');
  await detail.waitFor();
  await wanted.focus();
  await page.keyboard.press('Escape');
  await row(page, WAVES_ONLY).waitFor();

  await row(page, WIND_ONLY).waitFor();
  await page.getByRole('button', { name: 'Wave Buoys' }).click();
  await row(page, WIND_ONLY).waitFor({ state: 'detached' });
  await row(page, WAVES_ONLY).waitFor();
  await page.getByRole('button', { name: 'Wind Stations' }).click();
  await row(page, WAVES_ONLY).waitFor({ state: 'detached' });
  await row(page, WIND_ONLY).waitFor();
  await page.reload();
  await row(page, WIND_ONLY).waitFor();
  expect(await row(page, WAVES_ONLY).count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Wind Stations' }).getAttribute('aria-pressed')).toBe('true');

  await page.setViewportSize(PHONE);
  // After a reload, the menu is scrolled so that the current map's entry is visible.
  await page.reload();
  const own = page.getByRole('link', { name: 'Stations', exact: true });
  await expect.poll(() => own.evaluate((one) => one.getBoundingClientRect().right <= innerWidth)).toBe(true);
  await page.getByRole('button', { name: 'SHOW LIST' }).click();
  await row(page, WIND_ONLY).waitFor();
  await page.getByRole('button', { name: 'HIDE LIST' }).click();
  await expect.poll(() => row(page, WIND_ONLY).isVisible()).toBe(false);
});

test('only new stations travel; a refusal is told until it is put away; zoomed out below 7 the stations are gone', async () => {
  const page = await visit(DUCK, STILL);
  await mark(page, WAVES_ONLY).waitFor();
  const errorMsg = 'The stations are resting.';
  await page.route(CALL, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), stations: [], errorMsg } });
  });
  const asked = page.waitForRequest(CALL);
  const out = page.getByRole('button', { name: 'Zoom out' });
  await out.click();
  expect(new URL((await asked).url()).searchParams.get('existingStations')?.split(',')).toContain('44100');
  await page.getByText(errorMsg).waitFor();
  expect(await row(page, WAVES_ONLY).count()).toBe(1);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.getByText(errorMsg).waitFor({ state: 'detached' });

  await page.unroute(CALL);
  const tooWide = page.getByText('zoom in to load stations');
  await expect
    .poll(async () => {
      await out.click();
      return tooWide.count();
    })
    .toBe(1);
  await expect.poll(() => marks(page).count()).toBe(0);
  await page.getByText('This view is too wide to list its stations.').waitFor();
  await page.getByRole('button', { name: 'Zoom in' }).last().click();
  await expect.poll(() => marks(page).count()).toBeGreaterThan(0);
});

test('a pressed mark moves out from under its sheet, on a phone and a desktop, and is put away by the own position, which is marked', async () => {
  const geolocation = { latitude: 36.3, longitude: -75.2 };
  for (const viewport of [PHONE, SMALL_DESKTOP]) {
    const page = await visit(DUCK, { viewport, geolocation, permissions: ['geolocation'] });
    const wanted = mark(page, WAVES_ONLY);
    await wanted.waitFor();
    // Moves the map until the mark lies where the details will open: in a phone's lower half, or at a desktop's right.
    await page.locator('canvas').first().focus();
    const isPhone = viewport === PHONE;
    const under = () =>
      wanted.evaluate((one, isLow) => {
        const { x, y } = one.getBoundingClientRect();
        return isLow ? y > innerHeight * 0.6 : x > innerWidth - 400;
      }, isPhone);
    await expect
      .poll(async () => {
        if (!(await under())) await page.keyboard.press(isPhone ? 'ArrowUp' : 'ArrowLeft');
        return under();
      })
      .toBe(true);
    await wanted.evaluate((one) => (one as HTMLElement).click());
    await page.getByRole('article').waitFor();
    const isSeen = () =>
      wanted.evaluate((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
    await expect.poll(isSeen).toBe(true);
    await page.getByRole('button', { name: 'Show my location' }).click();
    await page.getByRole('article').waitFor({ state: 'detached' });
    await page.getByText('You are here').waitFor();
  }
});

test('units chosen on a legend are those of marks, sheet and window; distances keep the reader’s; swell is one everywhere', async () => {
  const kept = { particles: false, wave: 'm', wind: 'kts', temp: 'C' };
  const page = await visit(DUCK, {
    ...STILL,
    before: (tab) =>
      tab.addInitScript((prefs) => {
        if (location.protocol !== 'about:') localStorage.setItem('sc_map', prefs);
      }, JSON.stringify(kept)),
  });
  await mark(page, WAVES_ONLY).click();
  expect(await mark(page, WAVES_ONLY).innerText()).toMatch(/^1\.2 m\s+9 s$/);
  const detail = await page.getByRole('article').innerText();
  expect(detail).toMatch(/Waves\s+1\.2 m, 9 s, from ESE[\s\S]*Swell\s+0\.9 m, 10 s, from ESE[\s\S]*Water\s+19 °C/);
  await page.getByRole('button', { name: 'Graph and history' }).click();
  const dialog = page.getByRole('dialog', { name: /44100/ });
  const told = async () => (await dialog.innerText()).replace(/\s+/g, ' ');
  await expect.poll(told).toMatch(/SWELL 0\.9 m 10 s ESE/i);
  expect(await told()).toMatch(/Swell 0\.9 m 10 s ESE Wind sea 0\.5 m 4 s SSW/);
  expect(await told()).toMatch(/\d mi from Duck/);
  expect(await told()).not.toMatch(/\d (ft|mph|km|°F)\b/i);
});
