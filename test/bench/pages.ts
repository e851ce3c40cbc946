import type { Browser } from 'playwright-core';
import { launchBrowser } from '../support/browser.ts';
import { startCloud } from '../support/cloud.ts';
import { findFreePort } from '../support/free-port.ts';
import type { BenchRow } from './bench-row.ts';
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
  const port = await findFreePort();
  const rows: BenchRow[] = [];
  for (const path of ['/', BEACH])
    for (const device of ['mobile', 'desktop'] as const)
      rows.push(
        ...(await inBrowser([`--remote-debugging-port=${port}`], () =>
          measureLighthouse(siteUrl + path, device, port),
        )),
      );
  rows.push(...(await inBrowser([], (browser) => measureWeight(browser, siteUrl + BEACH))));
  rows.push(...(await inBrowser([], (browser) => measureDrag(browser, siteUrl + BEACH))));
  return rows;
}

/** A browser that has seen nothing yet. */
async function inBrowser(flags: readonly string[], look: (browser: Browser) => Promise<readonly BenchRow[]>) {
  const browser = await launchBrowser(flags);
  try {
    return await look(browser);
  } finally {
    await browser.close();
  }
}
