import { startCloud } from '../support/cloud.ts';
import type { BenchRow } from './bench-row.ts';
import { inBrowser } from './in-browser.ts';
import { measureDrag } from './page-drag.ts';
import { measureLighthouse } from './page-lighthouse.ts';
import { measureWeight } from './page-weight.ts';

const BEACH = '/forecast/banzai-pipeline';

/** What a reader's browser goes through: Lighthouse, bytes and requests, and a finger on the timeline. SITE_URL names a site that runs already. */
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
  const rows: BenchRow[] = [];
  for (const path of ['/', BEACH])
    for (const device of ['mobile', 'desktop'] as const)
      rows.push(...(await measureLighthouse(siteUrl + path, device)));
  rows.push(...(await inBrowser([], (browser) => measureWeight(browser, siteUrl + BEACH))));
  rows.push(...(await inBrowser([], (browser) => measureDrag(browser, siteUrl + BEACH))));
  return rows;
}
