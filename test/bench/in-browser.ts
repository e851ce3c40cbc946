import type { Browser } from 'playwright-core';
import { launchBrowser } from '../support/browser.ts';

/** A browser that has seen nothing yet, for as long as `look` takes. */
export async function inBrowser<T>(flags: readonly string[], look: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await launchBrowser(flags);
  try {
    return await look(browser);
  } finally {
    await browser.close();
  }
}
