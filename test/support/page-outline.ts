import type { ElementHandle, Page } from 'playwright-core';
import sharp from 'sharp';

/** Lists the reasons why a page is not settled yet; empty once it is. */
export function listUnsettled(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const NOT_YET = /^Loading|is being drawn and appears here|no charts of this map yet|chart did not load/;
    const WAITING = /The first forecast for this beach is being made/;
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const all = (selector: string) => [...document.querySelectorAll(selector)].filter(isSeen);
    const maps = all('[data-map]').map((map) => map.getAttribute('data-map'));
    const hasMap = /^\/(maps|nearby)/.test(location.pathname);
    const notes = all('[role=status], [role=alert]').map((note) => note.textContent?.trim() ?? '');
    return [
      ...(document.readyState === 'complete' ? [] : ['the document is loading']),
      ...(all('main').length === 1 ? [] : ['no main part']),
      ...(hasMap && maps.length === 0 ? ['no map'] : []),
      ...maps.filter((state) => state !== 'open').map((state) => `the map is ${state}`),
      ...(all('[aria-busy=true]').length > 0 ? ['a part is busy'] : []),
      ...(all('main').some((main) => WAITING.test(main.textContent ?? '')) ? ['the forecast is waiting'] : []),
      ...notes.filter((note) => NOT_YET.test(note)),
    ];
  });
}

/**
 * Reads a page's visible structure without its texts. Each line is a kind of element with its position and count, such
 * as `main > section h2 ×3`; the lines are sorted. Images smaller than a chart are left out.
 */
export function readOutline(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const LANDMARKS = 'header, nav, main, aside, footer, section';
    const PARTS = `${LANDMARKS}, h1, h2, h3, h4, h5, h6, table, img, [role=img], canvas, svg:not(svg svg)`;
    const counts = new Map<string, number>();
    for (const part of document.querySelectorAll(PARTS)) {
      const { width, height } = part.getBoundingClientRect();
      const kind = part.tagName.toLowerCase();
      const isSmall = kind === 'svg' || kind === 'canvas' ? width < 100 || height < 60 : width === 0 || height === 0;
      if (isSmall || !part.checkVisibility({ visibilityProperty: true })) continue;
      let place = kind;
      if (part instanceof HTMLImageElement && part.complete && part.naturalWidth === 0) place += ' broken';
      if (part.getAttribute('role') === 'img') place = `picture ${place}`;
      for (let up = part.parentElement?.closest(LANDMARKS); up; up = up.parentElement?.closest(LANDMARKS))
        place = `${up.tagName.toLowerCase()} > ${place}`;
      counts.set(place, (counts.get(place) ?? 0) + 1);
    }
    return [...counts].map(([place, count]) => `${place} ×${count}`).sort();
  });
}

/**
 * Measures the effective number of colours of an element, with everything else hidden. Colour values are rounded to 16
 * levels. The result is the exponential of the colours' entropy: thin lines count little, and a single colour gives 1.
 */
export async function measureColours(part: ElementHandle): Promise<number> {
  await part.evaluate((element) => {
    const alone = new CSSStyleSheet();
    alone.replaceSync(
      'body * { visibility: hidden !important } [data-alone], [data-alone] * { visibility: visible !important }',
    );
    if (element instanceof Element) element.setAttribute('data-alone', '');
    // The page's own stylesheet object is used, because the content security policy forbids the style element that
    // Playwright would add.
    document.adoptedStyleSheets = [alone];
  });
  const data = await sharp(await part.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer();
  await part.evaluate((element) => {
    if (element instanceof Element) element.removeAttribute('data-alone');
    document.adoptedStyleSheets = [];
  });
  const pixels = new Map<number, number>();
  for (let at = 0; at < data.length; at += 3) {
    const colour = ((data[at] ?? 0) >> 4) * 256 + ((data[at + 1] ?? 0) >> 4) * 16 + ((data[at + 2] ?? 0) >> 4);
    pixels.set(colour, (pixels.get(colour) ?? 0) + 1);
  }
  const shares = [...pixels.values()].map((count) => (3 * count) / data.length);
  return Math.exp(-shares.reduce((sum, share) => sum + share * Math.log(share), 0));
}
