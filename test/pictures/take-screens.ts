import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { DESKTOP, PHONE } from '../support/browser.ts';

const BEACH = 'ocean-beach-noriega';
const STILL_EVERY_MS = 1000;
const STILL_TRIES = 40;
const DEVICES = { desktop: DESKTOP, phone: PHONE };

/** Screenshots of a page on both devices, as PNG. */
export type Screens = Readonly<Record<'home' | 'forecast' | 'charts', Readonly<Record<keyof typeof DEVICES, Buffer>>>>;

/**
 * Takes screenshots of the first page, a beach's forecast and the chart of its coast, each fully loaded and at rest.
 */
export async function takeScreens(
  browser: Browser,
  site: string,
  reader: BrowserContextOptions,
  say: (line: string) => void,
): Promise<Screens> {
  const onBoth = async (path: string, options: BrowserContextOptions) => {
    const take = (device: keyof typeof DEVICES) => {
      say(`Photographing ${path} on a ${device}`);
      return takeScreen(browser, site + path, { ...options, viewport: DEVICES[device] });
    };
    return { desktop: await take('desktop'), phone: await take('phone') };
  };
  return {
    home: await onBoth('/', {}),
    forecast: await onBoth(`/forecast/${BEACH}`, reader),
    charts: await onBoth('/maps?lat=36.4&lon=-123.4&zoom=6#wave', { ...reader, colorScheme: 'dark' }),
  };
}

async function takeScreen(browser: Browser, address: string, options: BrowserContextOptions): Promise<Buffer> {
  const context = await browser.newContext({
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    deviceScaleFactor: 2,
    ...options,
  });
  try {
    const page = await context.newPage();
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    return await untilStill(page);
  } finally {
    await context.close();
  }
}

/** Takes screenshots until two in a row are equal. By then, late fonts, tiles and sections of the page are loaded. */
async function untilStill(page: Page): Promise<Buffer> {
  let last = await page.screenshot();
  for (let tries = 0; tries < STILL_TRIES; tries++) {
    await pause(STILL_EVERY_MS);
    const next = await page.screenshot();
    if (next.equals(last)) return next;
    last = next;
  }
  return last;
}
