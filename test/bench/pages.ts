import { startCloud } from '../support/cloud.ts';
import { type BenchRow, measureEach } from './bench-row.ts';
import { inBrowser } from './in-browser.ts';
import { measureDrag } from './page-drag.ts';
import { measureLighthouse } from './page-lighthouse.ts';
import { measureWeight } from './page-weight.ts';
import { serveSmallPage } from './small-page.ts';

const BEACH = '/forecast/banzai-pipeline';
const POST = '/blog/1/how-we-rate-the-surf';

/**
 * Measures the pages in a reader's browser: Lighthouse, bytes and requests, and dragging the timeline. If SITE_URL is
 * set, measures the running site at that address.
 */
export async function bench(): Promise<BenchRow[]> {
  const running = process.env.SITE_URL;
  if (running) return measure(running);
  const cloud = await startCloud();
  try {
    return await measure(cloud.url);
  } finally {
    await cloud.stop();
  }
}

async function measure(siteUrl: string): Promise<BenchRow[]> {
  const small = await serveSmallPage();
  const devices = ['mobile', 'desktop'] as const;
  const seen = devices.flatMap((device) =>
    ['/', BEACH, POST].map(
      (path) => [`${path}, ${device}`, () => measureLighthouse(siteUrl + path, device, small.url)] as const,
    ),
  );
  try {
    return await measureEach({
      ...Object.fromEntries(seen),
      weight: () => inBrowser([], (browser) => measureWeight(browser, siteUrl + BEACH)),
      drag: () => inBrowser([], (browser) => measureDrag(browser, siteUrl + BEACH)),
    });
  } finally {
    await small.stop();
  }
}
