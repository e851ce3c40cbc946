import { mercatorX, mercatorY, WORLD_PX } from '@groundswell/web/testing/mercator-view';
import type { Page } from 'playwright-core';
import sharp from 'sharp';

/** The distance from a point within which `around` reads pixels. */
const REACH_PX = 5;

export type Rgb = readonly [number, number, number];

/** A rectangle of the page's viewport, in px. */
export interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Screen {
  at(x: number, y: number): Rgb;
  /** Returns the median colour around a point, so that thin lines and letters across it do not count. */
  around(x: number, y: number): Rgb;
}

/** Takes the pixels of a page, or of a rectangle of it, from the screen, which includes a map's canvas. */
export async function readScreen(page: Page, part?: Part): Promise<Screen> {
  const picture = sharp(await page.screenshot(part && { clip: part }))
    .removeAlpha()
    .raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number): Rgb => {
    const from = (Math.round(y - (part?.y ?? 0)) * info.width + Math.round(x - (part?.x ?? 0))) * 3;
    return [data[from] ?? 0, data[from + 1] ?? 0, data[from + 2] ?? 0];
  };
  return {
    at,
    around(x, y) {
      const near: Rgb[] = [];
      for (let down = -REACH_PX; down <= REACH_PX; down++)
        for (let across = -REACH_PX; across <= REACH_PX; across++) near.push(at(x + across, y + down));
      const median = (part: 0 | 1 | 2) => near.map((rgb) => rgb[part]).sort((a, b) => a - b)[near.length >> 1] ?? 0;
      return [median(0), median(1), median(2)];
    },
  };
}

/** Returns the smallest rectangle of the screen that contains all pixels that `around` reads at these points. */
export function partAround(spots: readonly { readonly x: number; readonly y: number }[]): Part {
  const [xs, ys] = [spots.map(({ x }) => Math.floor(x)), spots.map(({ y }) => Math.floor(y))];
  const [x, y] = [Math.min(...xs) - REACH_PX - 1, Math.min(...ys) - REACH_PX - 1];
  return { x, y, width: Math.max(...xs) + REACH_PX + 3 - x, height: Math.max(...ys) + REACH_PX + 3 - y };
}

/**
 * Waits until the map responds to pointers. Returns a function that converts a point's coordinates to its position on
 * the screen.
 */
export async function placer(page: Page, view: { lat: number; lon: number; zoom: number }) {
  await page.locator('[data-map=open], [data-map=failed]').waitFor();
  // The map adds its listeners only after the browser has painted this state, so the test waits two frames.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const box = await page.locator('[data-map]').boundingBox();
  if (!box) throw new Error('The page has no map.');
  const world = WORLD_PX * 2 ** view.zoom;
  return (lat: number, lon: number) => ({
    x: box.x + box.width / 2 + (mercatorX(lon) - mercatorX(view.lon)) * world,
    y: box.y + box.height / 2 + (mercatorY(lat) - mercatorY(view.lat)) * world,
  });
}

export function colourDistance(a: Rgb, b: Rgb): number {
  return Math.max(...a.map((part, n) => Math.abs(part - (b[n] ?? 0))));
}
