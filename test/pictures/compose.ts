import type { Browser } from 'playwright-core';
import { DESKTOP, PHONE } from '../support/browser.ts';
import type { Screens } from './take-screens.ts';

const MARGIN_PX = 40;
const GAP_PX = 28;
/** The aspect ratio of a desktop and a phone screenshot of equal height, side by side. */
const PAIR_ASPECT = DESKTOP.width / DESKTOP.height + PHONE.width / PHONE.height;

/**
 * Combines all screenshots into one PNG: the forecast large at the top, the first page and the charts smaller below.
 */
export async function compose(browser: Browser, screens: Screens, widthPx: number): Promise<Buffer> {
  const innerPx = widthPx - 2 * MARGIN_PX;
  const largePx = (innerPx - GAP_PX) / PAIR_ASPECT;
  const smallPx = (innerPx - 3 * GAP_PX) / (2 * PAIR_ASPECT);
  const pair = ({ desktop, phone }: Screens['home'], heightPx: number) =>
    [desktop, phone]
      .map((png) => `<img height="${heightPx}" src="data:image/png;base64,${png.toString('base64')}" alt="">`)
      .join('');
  const page = await browser.newPage({ viewport: { width: widthPx, height: 100 }, deviceScaleFactor: 1 });
  try {
    await page.setContent(`<!doctype html><style>${STYLE}</style>
      <div>${pair(screens.forecast, largePx)}</div>
      <div>${pair(screens.home, smallPx)}${pair(screens.charts, smallPx)}</div>`);
    await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
    return await page.screenshot({ fullPage: true });
  } finally {
    await page.close();
  }
}

const STYLE = `
  body { display: grid; gap: ${GAP_PX}px; margin: 0; padding: ${MARGIN_PX}px; background: #dcdfd8; }
  div { display: flex; gap: ${GAP_PX}px; }
  img { border-radius: 10px; box-shadow: 0 0 0 1px #10233a26, 0 6px 18px #10233a26; }
`;
