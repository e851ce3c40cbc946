import type { Browser } from 'playwright-core';
import { openTab, PHONE } from '../support/browser.ts';
import type { BenchRow } from './bench-row.ts';

/** Measures the bytes sent for a first visit: until the largest contentful paint, and in total. */
export async function measureWeight(browser: Browser, url: string): Promise<readonly BenchRow[]> {
  const { page, close } = await openTab(browser, { viewport: PHONE });
  await page.goto(url, { waitUntil: 'networkidle' });
  const { useful, all, requests } = await page.evaluate(async () => {
    const paintedAt = await new Promise<number>((resolve) =>
      new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      }),
    );
    const own = (entry: PerformanceEntry): entry is PerformanceResourceTiming => 'transferSize' in entry;
    const loaded = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].filter(
      own,
    );
    const bytes = (some: readonly PerformanceResourceTiming[]) => some.reduce((sum, one) => sum + one.transferSize, 0);
    return {
      useful: bytes(loaded.filter(({ responseEnd }) => responseEnd <= paintedAt)),
      all: bytes(loaded),
      requests: loaded.length,
    };
  });
  await close();
  const kb = (bytes: number) => `${(bytes / 1024).toFixed(0)} KB`;
  return [
    { what: 'forecast, sent before the largest part is painted', measured: kb(useful), aim: 'at most 170 KB' },
    { what: 'forecast, sent in all', measured: kb(all), aim: 'at most 400 KB' },
    { what: 'forecast, requests', measured: String(requests), aim: 'at most 25' },
  ];
}
