import type { Page } from 'playwright-core';

/**
 * Starts to sum the layout shifts of the pages that are opened from here on. Returns a function that reads the current
 * page's sum.
 */
export async function sumLayoutShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(globalThis, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(globalThis, { shifted: Reflect.get(globalThis, 'shifted') + Reflect.get(entry, 'value') });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Reflect.get(globalThis, 'shifted'));
}
