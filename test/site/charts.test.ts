import type { FieldType } from '@groundswell/web/testing/chart-types';
import { quantityOf } from '@groundswell/web/testing/chart-types';
import { rampValue } from '@groundswell/web/testing/field-values';
import { colourOf } from '@groundswell/web/testing/ramp-colours';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../support/accessible.ts';
import { DESKTOP, PHONE, SMALL_DESKTOP } from '../support/browser.ts';
import { madeSeaC, madeWaves, madeWind } from '../support/made-charts.ts';
import { colourDistance, partAround, placer, readScreen } from '../support/screen-pixels.ts';
import { FAILED_REQUEST, visitors } from '../support/visitors.ts';

const visit = visitors();
/** The chart's time step nearest to the current time, in hours after the start of the model run. */
const HOUR = 9;
const KEPT = { particles: false, barbs: false };
const STILL: BrowserContextOptions = { viewport: SMALL_DESKTOP };

interface View {
  readonly lat: number;
  readonly lon: number;
  readonly zoom: number;
}
/** A point, by its coordinates on the map and its position on the screen. */
interface Spot {
  readonly lat: number;
  readonly lon: number;
  readonly x: number;
  readonly y: number;
}
const SEA: View = { lat: 34, lon: -70, zoom: 6 };

const pathOf = (type: string, { lat, lon, zoom }: View, more = '') =>
  `/maps?lat=${lat}&lon=${lon}&zoom=${zoom}${more}#${type}`;

/** Switches off the overlays above the colour field, particles and wind barbs, for a visitor's first page. */
const before = (page: Page) =>
  page.addInitScript((kept) => {
    if (location.protocol !== 'about:') localStorage.getItem('sc_map') ?? localStorage.setItem('sc_map', kept);
  }, JSON.stringify(KEPT));
const open = (path: string, options: BrowserContextOptions = STILL, awaited?: RegExp): Promise<Page> =>
  visit(path, { ...options, before }, awaited);
/**
 * Opens another URL for the same visitor. If only the fragment after `#` differs, the map changes without a page load.
 */
const go = (page: Page, path: string) => page.goto(new URL(path, page.url()).href);
const setHash = (page: Page, hash: string) =>
  page.evaluate((to) => {
    location.hash = to;
  }, hash);
/** Waits until the chart shows the colour that its scale has for the synthetic values at these points. */
const untilDrawn = (page: Page, type: FieldType, spots: readonly Spot[]) =>
  expect
    .poll(
      async () => {
        const screen = await readScreen(page, partAround(spots));
        return Math.max(
          ...spots.map(({ x, y, lat, lon }) => colourDistance(screen.around(x, y), expected(type, lat, lon))),
        );
      },
      // Polls rarely, because each check makes the processor render the page.
      { interval: 200 },
    )
    .toBeLessThanOrEqual(TOLERANCE);
const slider = (page: Page) => page.getByRole('slider', { name: 'Hour of the chart' });
const hourOf = (page: Page) => slider(page).getAttribute('aria-valuetext');
const readOut = (page: Page) => page.getByRole('complementary', { name: 'Values here' });
const map = (page: Page) => page.getByRole('application', { name: /^Chart of/ });

/** Returns the value of a synthetic field at a point, in the unit of the field's colour scale. */
function madeValue(type: FieldType, lat: number, lon: number): number {
  const wind = madeWind(lat, lon);
  const waves = madeWaves(lat, lon, HOUR);
  const si = {
    wave: waves.heightM,
    period: waves.periodS,
    gfs: Math.hypot(wind.eastMps, wind.northMps),
    nam: Math.hypot(wind.eastMps, wind.northMps),
    sst: madeSeaC(lat),
  }[type];
  return rampValue(quantityOf(type), si);
}
const expected = (type: FieldType, lat: number, lon: number) =>
  colourOf({ quantity: quantityOf(type), theme: 'light', shading: 'smooth' }, madeValue(type, lat, lon));

/**
 * The tolerated colour difference. It covers half a step of the tiles' byte scale, and the interpolation between the
 * synthetic grid points.
 */
const TOLERANCE = 7;
const BARE_SEA = [0xe0, 0xed, 0xeb] as const;
const LAND = [0xe9, 0xe8, 0xdc] as const;

describe('pixels', () => {
  /**
   * The zoom levels with the charts to check: one level far out, and one closer than the tiles' maximum zoom. The
   * charts of a level are shown in turn on one page.
   */
  const SHOWN: readonly (readonly [number, readonly FieldType[]])[] = [
    [4, ['wave', 'gfs', 'period']],
    [9, ['nam', 'sst']],
  ];

  test('far out and close by the charts have the ramp’s colours of the values at known points', async () => {
    // Tiles that would show only land do not exist, and the browser logs the 404.
    const page = await open('/offline', STILL, /404/);
    for (const [zoom, types] of SHOWN) {
      const view = { ...SEA, zoom };
      // At zoom 4 the points must lie close together. Farther apart, some would be on land, which covers the colour
      // field.
      const spread = 30 / 2 ** zoom;
      for (const type of types) {
        await go(page, pathOf(type, view));
        const place = await placer(page, view);
        const points = [
          [0, 0],
          [0.5, -1],
          [-0.5, 1.2],
        ].map(([down = 0, across = 0]) => ({ lat: view.lat + down * spread, lon: view.lon + across * spread * 2 }));
        const spots = points.map(({ lat, lon }) => ({ lat, lon, ...place(lat, lon) }));
        await untilDrawn(page, type, spots);
      }
    }
  });

  test('no seam at an edge of tiles; the coast cuts the field: none on land, none missing at sea', async () => {
    // The antimeridian, where tiles and the two ends of the world meet. `tiles.test.ts` checks all other edges.
    const [lat, lon] = [10, 180];
    const page = await open(pathOf('gfs', { lat, lon, zoom: 4 }));
    const { x, y } = (await placer(page, { lat, lon, zoom: 4 }))(lat, lon);
    await untilDrawn(page, 'gfs', [{ x, y, lat, lon }]);
    const seam = await readScreen(page);
    for (let down = -150; down <= 150; down += 30)
      for (const across of [-4, 4])
        expect(colourDistance(seam.around(x + across, y + down), seam.around(x, y + down))).toBeLessThanOrEqual(4);

    const view = { lat: 33.6, lon: -78.2, zoom: 9 };
    await go(page, pathOf('wave', view));
    const place = await placer(page, view);
    const [sea, land] = [place(33.3, -77.9), place(34.0, -78.55)];
    await untilDrawn(page, 'wave', [{ lat: 33.3, lon: -77.9, ...sea }]);
    const screen = await readScreen(page);
    const bareLand = screen.around(land.x, land.y);
    // Samples the pixels on a line from the open sea to the land. They must show, in this order: colour field,
    // coastline, land.
    const way = Array.from({ length: 400 }, (_, n) =>
      screen.at(sea.x + ((land.x - sea.x) * n) / 399, sea.y + ((land.y - sea.y) * n) / 399),
    );
    expect(way.filter((rgb) => colourDistance(rgb, BARE_SEA) < 3)).toEqual([]);
    const isField = (rgb: readonly number[]) => (rgb[2] ?? 0) - (rgb[0] ?? 0) > 60 && (rgb[2] ?? 0) > 120;
    expect(way.slice(0, 60).filter(isField).length).toBeGreaterThan(50);
    expect(colourDistance(bareLand, LAND)).toBeLessThan(10);
    expect(way.slice(-60).filter(isField)).toEqual([]);
  });

  test('where a model does not reach, the sea has no colour of the ramp, the note says so and leads to the wind of the globe', async () => {
    const view = { lat: 34, lon: -45, zoom: 6 };
    const page = await open(pathOf('nam', view), STILL, /404/);
    const { x, y } = (await placer(page, view))(view.lat, view.lon);
    const note = page.getByRole('status').filter({ hasText: 'HRRR does not reach this place' });
    await note.waitFor();
    expect(colourDistance((await readScreen(page)).around(x, y), LAND)).toBeLessThanOrEqual(TOLERANCE);
    await page.mouse.click(x + 40, y);
    await expect.poll(() => readOut(page).innerText()).toMatch(/HRRR does not reach this place/);
    await readOut(page).getByRole('link', { name: 'GFS Wind' }).click();
    await untilDrawn(page, 'gfs', [{ ...view, x, y }]);
    expect(await note.count()).toBe(0);
  });
});

describe('time', () => {
  test('from the drawn hour nearest now by buttons, keys, wheel and drag, and playing until paused', async () => {
    const page = await open(pathOf('wave', SEA));
    const untilHour = (text: string) => expect.poll(() => hourOf(page)).toBe(text);
    await untilHour('Fri Nov 20, 3pm');
    await page.getByRole('button', { name: 'Forward' }).click();
    await untilHour('Fri Nov 20, 6pm');
    await expect.poll(() => page.getByRole('button', { name: 'Forward' }).getAttribute('data-lit')).toBeNull();
    await page.getByRole('button', { name: 'Back' }).click();
    await untilHour('Fri Nov 20, 3pm');
    await slider(page).focus();
    for (const [key, hour] of [
      ['End', 'Sun Dec 6, 6am'],
      ['ArrowRight', 'Fri Nov 20, 6am'],
      ['ArrowLeft', 'Sun Dec 6, 6am'],
      ['Home', 'Fri Nov 20, 3pm'],
      ['PageDown', 'Sat Nov 21, 3pm'],
      ['Home', 'Fri Nov 20, 3pm'],
    ] as const) {
      await page.keyboard.press(key);
      await untilHour(hour);
    }
    await slider(page).hover();
    await page.mouse.wheel(0, 100);
    await untilHour('Fri Nov 20, 6pm');
    const box = (await slider(page).boundingBox()) ?? expect.fail();
    await page.mouse.move(box.x + 10, box.y + 20);
    await page.mouse.down();
    // A drag past the end stops at the end.
    await page.mouse.move(box.x + box.width + 40, box.y + 30, { steps: 4 });
    await page.mouse.up();
    await untilHour('Sun Dec 6, 6am');

    await slider(page).focus();
    await page.keyboard.press('Home');
    await untilHour('Fri Nov 20, 3pm');
    await page.getByRole('button', { name: 'Play' }).click();
    await untilHour('Fri Nov 20, 6pm');
    await untilHour('Fri Nov 20, 9pm');
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByRole('button', { name: 'Play' }).waitFor();
  });

  test('a link opens at its hour, which stays with its place when the map is changed, plain in the address; sea temperature has its date and no time line', async () => {
    const page = await open(pathOf('wave', SEA, '&hour=%222026112118%22'));
    await expect.poll(() => hourOf(page)).toBe('Sat Nov 21, 6pm');
    await page.getByRole('link', { name: 'Period' }).click();
    await page.waitForURL('**/maps?lat=34&lon=-70&zoom=6&hour=2026112118#period');
    await expect.poll(() => hourOf(page)).toBe('Sat Nov 21, 6pm');
    await setHash(page, 'sst');
    await page.getByText('Fri Nov 20', { exact: true }).waitFor();
    expect(await slider(page).count()).toBe(0);
  });
});

describe('reading a place', () => {
  /** The step of the tiles' height scale, in feet: 254 steps cover 45 ft. */
  const STEP_FT = 45 / 254;

  test('a tap tells the value of the tiles, within one step of their scale, and its beach; overlays and read-out take turns', async () => {
    const page = await open(pathOf('wave', SEA));
    const place = await placer(page, SEA);
    await slider(page).waitFor();
    const { x, y } = place(33, -72);
    await page.mouse.click(x, y);
    await expect
      .poll(async () => {
        const told = Number.parseFloat(
          (await readOut(page).innerText())
            .split('\n')
            .find((line) => /^[\d.]+ ?ft?$|^\d+\.\d/.test(line) && !line.includes('°')) ?? '',
        );
        return Math.abs(told - madeValue('wave', 33, -72));
      })
      .toBeLessThan(STEP_FT + 0.1);
    await expect.poll(() => readOut(page).innerText()).toMatch(/9 s from E/);
    await expect.poll(() => readOut(page).innerText()).toMatch(/Wind .*mph · sea \d+ °F/);
    await readOut(page)
      .getByRole('link', { name: /^Nearest beach/i })
      .waitFor();
    expect(await readOut(page).getByRole('link', { name: 'Forecast for this point' }).getAttribute('href')).toMatch(
      /^\/forecast\/at\/3[23]\.\d+,-7[12]\.\d+$/,
    );
    await readOut(page).getByRole('button', { name: 'Close' }).click();
    await readOut(page).waitFor({ state: 'detached' });

    const key = page.getByRole('button', { name: /Overlays/ });
    const panel = page.getByRole('heading', { name: 'Overlays' });
    // This point lies beside the panel, which would otherwise cover it.
    const beside = place(34.5, -68);
    await page.mouse.click(beside.x, beside.y);
    await readOut(page).waitFor();
    await key.click();
    await panel.waitFor();
    expect(await readOut(page).count()).toBe(0);
    await page.mouse.click(beside.x, beside.y);
    await readOut(page).waitFor();
    expect(await panel.count()).toBe(0);
    await key.click();
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    expect(await key.evaluate((button) => button === document.activeElement)).toBe(true);

    // Opens the panel with the legend, which offers all values of the view as a table.
    await key.click();
    await page.getByRole('button', { name: 'Values as a table' }).click();
    const table = page.getByRole('dialog');
    await expect.poll(() => table.getByRole('rowheader').count()).toBe(20);
    await expect.poll(() => table.innerText()).toMatch(/\d\.\d ft/);
    await expectAccessible(page);
  });

  test('the coast stays where it is when a map has no dock; by keys arrows move a crosshair, and Escape puts it away; units of the legend are chosen there, and kept; a hash that names no map is told', async () => {
    const page = await open(pathOf('period', SEA));
    await slider(page).waitFor();
    const cape = page.getByText('Cape Hatteras', { exact: true });
    const capeY = async () => (await cape.boundingBox())?.y;
    const heightPx = () => map(page).evaluate((canvas) => canvas.clientHeight);
    await cape.waitFor();
    const [y, before] = [await capeY(), await heightPx()];
    await setHash(page, 'stations');
    await expect.poll(heightPx).toBeGreaterThan(before + 50);
    await expect.poll(capeY).toBe(y);
    await setHash(page, 'period');
    await expect.poll(heightPx).toBe(before);

    await map(page).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => readOut(page).innerText()).toMatch(/34\.0° N 70\.0° W/);
    for (let n = 0; n < 6; n++) await page.keyboard.press('Shift+ArrowUp');
    await expect.poll(() => readOut(page).innerText()).not.toMatch(/34\.0° N/);
    await page.keyboard.press('Escape');
    await readOut(page).waitFor({ state: 'detached' });

    await setHash(page, 'tsunami');
    await page.getByText('There is no such map: tsunami').waitFor();
    await page.getByRole('region', { name: 'Color scale: Wave period' }).waitFor();

    await setHash(page, 'gfs');
    const legend = page.getByRole('region', { name: 'Color scale: Wind' });
    await legend.getByRole('button', { name: 'kts' }).click();
    await expect
      .poll(() => legend.getByRole('listitem').allInnerTexts())
      .toEqual(['0', '4', '8', '12', '16', '20', '30', '40', '55', '60']);
    await page.reload();
    await expect.poll(() => legend.getByRole('button', { name: 'kts' }).getAttribute('aria-pressed')).toBe('true');
  });

  test('a unit chosen on the legend is told at once by read-out and time line, other quantities and distances keep the reader’s; hours name their zone; the own position puts the read-out away', async () => {
    const geolocation = { latitude: 36.3, longitude: -75.2 };
    const own = { timezoneId: 'America/New_York', geolocation, permissions: ['geolocation'] };
    const page = await open(pathOf('wave', SEA), { ...STILL, ...own });
    await slider(page).waitFor();
    await page.getByText('ET (UTC-\u20605), your device’s').waitFor();
    const { x, y } = (await placer(page, SEA))(SEA.lat, SEA.lon);
    await page.mouse.click(x, y);
    const told = async () => (await readOut(page).innerText()).replace(/\s+/g, ' ');
    await expect.poll(told).toMatch(/UTC-5 \d+\.\d ft .* Wind .* mph · sea \d+ °F .* NEAREST BEACH \d+ mi /);
    await page.getByRole('region', { name: 'Color scale: Wave height' }).getByRole('button', { name: 'm' }).click();
    await expect.poll(told).toMatch(/UTC-5 \d+\.\d m .* Wind .* mph · sea \d+ °F .* NEAREST BEACH \d+ mi /);
    await expect
      .poll(() => slider(page).locator('text').allTextContents())
      .toContainEqual(expect.stringMatching(/^\d+\.\d m$/));

    await page.getByRole('button', { name: 'Show my location' }).click();
    await readOut(page).waitFor({ state: 'detached' });
  });

  test('the read-out says what the page of its point says, of which waves in the same words; on land it tells no waves, nor does the table', async () => {
    const view = { lat: 36, lon: -77, zoom: 8 };
    const page = await open(pathOf('wave', view));
    await slider(page).waitFor();
    const { x, y } = (await placer(page, view))(36.2, -77.9);
    await page.mouse.click(x, y);
    await expect.poll(() => readOut(page).innerText()).toMatch(/No waves on land/);
    await readOut(page).getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: /Overlays/ }).click();
    await page.getByRole('button', { name: 'Values as a table' }).click();
    const rows = page.getByRole('dialog').getByRole('row');
    await expect
      .poll(() =>
        rows
          .filter({ hasText: /° N 79\.\d° W/ })
          .first()
          .innerText(),
      )
      .toMatch(/No waves on land/);
    await expect
      .poll(() =>
        rows
          .filter({ hasText: /° N 74\.\d° W/ })
          .last()
          .innerText(),
      )
      .toMatch(/\d\.\d ft/);

    const off = { lat: 36.2, lon: -75.1, zoom: 8 };
    await go(page, pathOf('wave', off));
    const point = (await placer(page, off))(off.lat, off.lon);
    await slider(page).waitFor();
    await page.mouse.click(point.x, point.y);
    // At this point the synthetic tiles have 5.9 ft, but the stored point forecast has 2 m. The read-out must show the
    // point forecast.
    await expect.poll(() => readOut(page).innerText()).toMatch(/ UTC\s+6\.5 ft\s+12 s from E/);
    const note = await readOut(page)
      .getByText(/^Height of all waves/)
      .innerText();
    await readOut(page).getByRole('link', { name: 'Forecast for this point' }).click();
    await expect.poll(() => page.locator('main').innerText()).toContain(note);
    await expect.poll(() => page.locator('main').innerText()).toMatch(/WAVES\s+6\.5 ft\s+12 s E/i);
  });

  test('by touch the read-out is a sheet, and the place stays in sight above it', async () => {
    const page = await open(pathOf('wave', SEA), { viewport: PHONE, hasTouch: true });
    await slider(page).waitFor();
    // A tap before the map is open is lost.
    await map(page).waitFor();
    await page.touchscreen.tap(200, 500);
    const sheet = readOut(page);
    await sheet.waitFor();
    const box = (await sheet.boundingBox()) ?? expect.fail();
    await expect
      .poll(async () => ((await page.locator('svg[viewBox="-16 -16 32 32"]').boundingBox())?.y ?? 999) + 32)
      .toBeLessThan(box.y);
    await expectAccessible(page);
  });
});

describe('what goes wrong', () => {
  test('a failed step keeps the previous chart, or says that the sea shows no data, and can be retried; a lost context and a set without charts show a message', async () => {
    const page = await open(pathOf('wave', SEA), STILL, FAILED_REQUEST);
    const spot = { ...SEA, ...(await placer(page, SEA))(SEA.lat, SEA.lon) };
    await untilDrawn(page, 'wave', [spot]);
    const last = '**/tiles/wvht/*/384/**';
    const failed = page.getByRole('alert').filter({ hasText: 'The 6am chart did not load' });
    const again = page.getByRole('button', { name: 'Try again' });
    await page.route(last, async (route) => {
      await page.context().setOffline(true);
      await route.abort();
    });
    await slider(page).focus();
    await page.keyboard.press('End');
    await failed.waitFor();
    await page.getByText(/^The map still shows Fri Nov 20/).waitFor();
    await untilDrawn(page, 'wave', [spot]);

    await page.unroute(last);
    await page.context().setOffline(false);
    let cut = 0;
    await page.route(last, async (route) => {
      const response = await route.fetch();
      const body = await response.body();
      await route.fulfill({ response, body: body.subarray(0, body.length >> 1) });
      cut += 1;
    });
    await again.click();
    await expect.poll(() => cut).toBeGreaterThan(0);
    await failed.waitFor();
    await page.unroute(last);
    await again.click();
    await failed.waitFor({ state: 'detached' });
    // If WebGL loses its context, the page reports it. When the context is restored, the chart returns.
    await slider(page).focus();
    await page.keyboard.press('Home');
    await untilDrawn(page, 'wave', [spot]);
    await map(page).evaluate((canvas: HTMLCanvasElement) => {
      const lost = canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context');
      Object.assign(globalThis, { lost });
      lost?.loseContext();
    });
    await page.getByText(/lost its picture/).waitFor();
    await untilDrawn(page, 'wave', [spot]);
    await page.evaluate(() => (globalThis as unknown as { lost: { restoreContext(): void } }).lost.restoreContext());
    await page.getByText(/lost its picture/).waitFor({ state: 'detached' });
    await untilDrawn(page, 'wave', [spot]);

    // While a chart is loading, or after loading failed, the uncoloured sea must not be mistaken for a flat sea.
    const ofWind = '**/tiles/gfs-wind/*/*/*/**';
    let send = () => {};
    const sent = new Promise<void>((resolve) => {
      send = resolve;
    });
    await page.route(ofWind, (route) => sent.then(() => route.abort()));
    await page.getByRole('link', { name: 'GFS Wind' }).click();
    await page.getByText('Loading the chart').waitFor();
    send();
    await page.getByText('Where the sea is blank, its chart did not load').waitFor();
    await page.unroute(ofWind);
    await again.click();
    await page.getByText('Where the sea is blank').waitFor({ state: 'detached' });

    // If a map has no charts yet, the page says so, and the other maps still work.
    await page.route('**/tiles/nam-wind/firstTime.txt', (route) => route.fulfill({ status: 404 }));
    await setHash(page, 'nam');
    await page.getByText('There are no charts of this map yet').waitFor();
    await page.getByRole('link', { name: 'Wave' }).click();
    await slider(page).waitFor();
  });

  test('without WebGL: still pictures of the same steps, the same read-out, and the table', async () => {
    const before = (page: Page) =>
      page.addInitScript(() => {
        const original = HTMLCanvasElement.prototype.getContext;
        HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...more: unknown[]) {
          return kind.startsWith('webgl') ? null : Reflect.apply(original, this, [kind, ...more]);
        } as typeof original;
      });
    const page = await visit(pathOf('wave', SEA), { ...STILL, viewport: DESKTOP, before });
    await page.getByText(/Without WebGL/).waitFor();
    const place = await placer(page, SEA);
    const { x, y } = place(SEA.lat, SEA.lon);
    await expect
      .poll(async () => colourDistance((await readScreen(page)).around(x, y), expected('wave', SEA.lat, SEA.lon)))
      .toBeLessThanOrEqual(TOLERANCE);
    // A point in North Carolina, far from the shore.
    const ashore = place(36.5, -77.5);
    const land = [233, 232, 220] as const;
    await expect
      .poll(async () => colourDistance((await readScreen(page)).around(ashore.x, ashore.y), land))
      .toBeLessThanOrEqual(TOLERANCE);
    await page.mouse.click(x, y);
    await expect.poll(() => readOut(page).innerText()).toMatch(/34\.0° N 70\.0° W/);
    await readOut(page).getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: /Overlays/ }).click();
    await page.getByRole('button', { name: 'Values as a table' }).click();
    await expect.poll(() => page.getByRole('dialog').getByRole('rowheader').count()).toBe(20);
  });
});
