import type { Page } from 'playwright-core';
import { mercatorX, mercatorY, WORLD_PX } from '../../web/src/features/charts/tiles/mercator-view.ts';

export type Rgb = readonly [number, number, number];

/** What a page shows, pixel by pixel. */
export interface Screen {
  at(x: number, y: number): Rgb;
  /** The median around a place: lines and letters that cross it do not count. */
  around(x: number, y: number, reach?: number): Rgb;
}

/** Reads a page's pixels as they are on the screen, a map's canvas too. */
export async function readScreen(page: Page): Promise<Screen> {
  const png = (await page.screenshot()).toString('base64');
  // The browser unpacks its own picture.
  const { width, text } = await page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.width, image.height];
    const g = canvas.getContext('2d', { willReadFrequently: true });
    g?.drawImage(image, 0, 0);
    const bytes = g?.getImageData(0, 0, image.width, image.height).data ?? [];
    let text = '';
    for (let n = 0; n < bytes.length; n += 4)
      text += String.fromCharCode(bytes[n] ?? 0, bytes[n + 1] ?? 0, bytes[n + 2] ?? 0);
    return { width: image.width, text };
  }, png);
  const at = (x: number, y: number): Rgb => {
    const from = (Math.round(y) * width + Math.round(x)) * 3;
    return [text.charCodeAt(from), text.charCodeAt(from + 1), text.charCodeAt(from + 2)];
  };
  return {
    at,
    around(x, y, reach = 5) {
      const near: Rgb[] = [];
      for (let down = -reach; down <= reach; down++)
        for (let across = -reach; across <= reach; across++) near.push(at(x + across, y + down));
      const median = (part: 0 | 1 | 2) => near.map((rgb) => rgb[part]).sort((a, b) => a - b)[near.length >> 1] ?? 0;
      return [median(0), median(1), median(2)];
    },
  };
}

/** Where a place lies on the screen, of a map that shows a view; told once the map responds to pointers. */
export async function placer(page: Page, view: { lat: number; lon: number; zoom: number }) {
  await page.locator('[data-map=open], [data-map=failed]').waitFor();
  // Its listeners are added after the paint of that state.
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
