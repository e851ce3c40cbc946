import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { browserOfProcess, openTab, PHONE } from '../support/browser.ts';
import { startCloud } from '../support/cloud.ts';
import type { BenchRow } from './bench-row.ts';

/** Paths that the edge reads from a bucket. All others reach a function, if the edge has no copy. */
const FILE = /^\/(?:assets|packed|base-map|tiles|uploads|icons|js)\/|\.\w+$/;
/** A first visit opens these pages one after another; a later visit opens a beach again. */
const PAGES = ['/', '/forecast/rincon', '/maps', '/forecast/steamer-lane'];

interface Counted {
  files: number;
  calls: number;
  bytes: number;
}

/**
 * Records a phone's visits to the local cloud: requests and bytes at the edge by page, and the lines that the functions
 * log. `packages/operations/src/costs/measured.ts` keeps the numbers.
 */
export async function bench(): Promise<BenchRow[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'groundswell-visit-'));
  const cloud = await startCloud({ dataDir, options: ['--days', '3'] });
  try {
    const browser = await browserOfProcess();
    const { page, close } = await openTab(browser, { viewport: PHONE });
    const rows: BenchRow[] = [];
    for (const path of [...PAGES, '/forecast/rincon']) rows.push(toRow(path, await count(page, cloud.url + path)));
    await close();
    return [...rows, ...measureLogs(dataDir)];
  } finally {
    await cloud.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function count(page: Page, url: string): Promise<Counted> {
  const counted: Counted = { files: 0, calls: 0, bytes: 0 };
  const reading: Promise<void>[] = [];
  const listener = (request: {
    url(): string;
    sizes(): Promise<{ responseBodySize: number; responseHeadersSize: number }>;
  }) => {
    const { pathname, protocol } = new URL(request.url());
    if (!protocol.startsWith('http') || pathname.startsWith('/_local')) return;
    reading.push(
      request.sizes().then(
        ({ responseBodySize, responseHeadersSize }) => {
          if (responseBodySize + responseHeadersSize === 0) return;
          counted[FILE.test(pathname) ? 'files' : 'calls']++;
          counted.bytes += responseBodySize + responseHeadersSize;
        },
        () => undefined,
      ),
    );
  };
  page.on('requestfinished', listener);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.mouse.wheel(0, 3000);
  await page.waitForLoadState('networkidle');
  page.off('requestfinished', listener);
  await Promise.all(reading);
  return counted;
}

function toRow(path: string, { files, calls, bytes }: Counted): BenchRow {
  return {
    what: `phone opens ${path}: files, calls, sent`,
    measured: `${files}, ${calls}, ${Math.round(bytes / 1024)} KB`,
  };
}

/** Sums the lines of calls in the log files of the local cloud: their number, their bytes, their time. */
function measureLogs(dataDir: string): BenchRow[] {
  const lines = readdirSync(dataDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.log'))
    .flatMap((file) => readFileSync(join(dataDir, file), 'utf8').split('\n'))
    .filter((line) => line.includes('"call":"'));
  const all = lines.map((line) => ({ bytes: Buffer.byteLength(line), ms: Number(JSON.parse(line).ms ?? 0) }));
  const mean = (of: (one: { bytes: number; ms: number }) => number) =>
    all.reduce((sum, one) => sum + of(one), 0) / Math.max(1, all.length);
  const sorted = all.map(({ ms }) => ms).sort((a, b) => a - b);
  return [
    {
      what: 'calls that reached a function, bytes of a line',
      measured: `${all.length}, ${mean(({ bytes }) => bytes).toFixed(0)} bytes`,
    },
    {
      what: 'time of a call: mean, median',
      measured: `${mean(({ ms }) => ms).toFixed(0)} ms, ${sorted[Math.floor(sorted.length / 2)] ?? 0} ms`,
    },
  ];
}
