import type { Browser, Page } from 'playwright-core';
import { openTab, PHONE } from '../support/browser.ts';
import { startSite } from '../support/cloud.ts';
import { NOW } from '../support/now.ts';
import { type BenchRow, measureEach } from './bench-row.ts';
import { measureStrokes } from './chart-strokes.ts';
import { inBrowser } from './in-browser.ts';

const CHART = '/maps?lat=34&lon=-70&zoom=6#wave';
const STEPS = 200;
const STEPS_AROUND = 73;
const PLAY_LIMIT_S = 240;
const MEMORY_FLAGS = ['--js-flags=--expose-gc', '--enable-precise-memory-info'];

/** Measures what the charts cost a reader's browser. If SITE_URL is set, measures the running site at that address. */
export async function bench(): Promise<BenchRow[]> {
  const running = process.env.SITE_URL;
  if (running) return measure(running);
  const site = await startSite(NOW);
  try {
    return await measure(site.url);
  } finally {
    await site.stop();
  }
}

function measure(siteUrl: string): Promise<BenchRow[]> {
  return measureEach({
    weight: () => inBrowser([], (browser) => measureWeight(browser, siteUrl + CHART)),
    steps: () => inBrowser([], (browser) => measureSteps(browser, siteUrl + CHART)),
    play: () => inBrowser(MEMORY_FLAGS, (browser) => measurePlay(browser, siteUrl + CHART), PLAY_LIMIT_S),
    'few strokes': () => inBrowser([], (browser) => measureStrokes(browser, 5_000)),
    'many strokes': () => inBrowser([], (browser) => measureStrokes(browser, 65_000)),
  });
}

const kb = (bytes: number) => `${(bytes / 1024).toFixed(0)} KB`;

/**
 * Measures the bytes downloaded until the first chart appears: our scripts, the map engine, the map's data and the
 * chart's data.
 */
async function measureWeight(browser: Browser, url: string): Promise<BenchRow[]> {
  const { page, close } = await openTab(browser, { viewport: PHONE, reducedMotion: 'reduce' });
  await watchDrawing(page);
  await page.goto(url);
  const drawnAt = await untilDrawn(page, 0);
  const loaded = await page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map((entry) => {
      const { name, transferSize, responseEnd } = entry as PerformanceResourceTiming;
      return { name, transferSize, responseEnd };
    }),
  );
  await close();
  const until = loaded.filter(({ responseEnd }) => responseEnd <= drawnAt);
  const sent = (is: (name: string) => boolean) =>
    until.filter(({ name }) => is(name)).reduce((sum, { transferSize }) => sum + transferSize, 0);
  const isEngine = (name: string) => /maplibre|mapbox/.test(name);
  const isData = (name: string) => /\/tiles\/|\.mvt/.test(name);
  return [
    {
      what: 'sent to a useful chart: our own',
      measured: kb(sent((name) => !isEngine(name) && !isData(name))),
      aim: 'at most 170 KB beside the engine',
    },
    { what: 'sent to a useful chart: the engine', measured: kb(sent(isEngine)) },
    { what: 'sent to a useful chart: coast and tiles', measured: kb(sent(isData)) },
    { what: 'requests to a useful chart', measured: String(until.length) },
  ];
}

async function measureSteps(browser: Browser, url: string): Promise<BenchRow[]> {
  const { page, close } = await openChart(browser, url);
  // `End` jumps to the last time step. Only the next ten steps are prefetched, so the last step must be downloaded
  // first.
  const fetched = await timeStep(page, 'End');
  await page.keyboard.press('Home');
  await untilQuiet(page);
  const prefetched: number[] = [];
  for (let n = 0; n < 7; n++) prefetched.push(await timeStep(page, 'ArrowRight'));
  await close();
  const median = [...prefetched].sort((a, b) => a - b)[prefetched.length >> 1] ?? 0;
  return [
    { what: 'a prefetched step, from the key to its pixels', measured: `${median.toFixed(0)} ms`, aim: '150 ms, idle' },
    { what: 'a step that is fetched, from the key to its pixels', measured: `${fetched.toFixed(0)} ms` },
  ];
}

async function measurePlay(browser: Browser, url: string): Promise<BenchRow[]> {
  const { page, close } = await openChart(browser, url);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Performance.enable');
  const read = async () => {
    await page.evaluate(() => (globalThis as unknown as { gc(): void }).gc());
    const { metrics } = await devTools.send('Performance.getMetrics');
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return { heapMb: of('JSHeapUsedSize') / 2 ** 20, taskS: of('TaskDuration') };
  };
  // Steps through the whole timeline once, so that all tiles and textures are cached before the measurement.
  await press(page, STEPS_AROUND);
  await untilQuiet(page);
  const before = await read();
  await press(page, STEPS);
  const after = await read();
  await close();
  return [
    {
      what: 'main thread of a step',
      measured: `${((1000 * (after.taskS - before.taskS)) / STEPS).toFixed(0)} ms`,
    },
    {
      what: `heap after ${STEPS} steps`,
      measured: `${before.heapMb.toFixed(1)} to ${after.heapMb.toFixed(1)} MB`,
      aim: 'no growth',
    },
  ];
}

/** Opens a chart, waits for it and its next steps, and focuses the timeline. */
async function openChart(browser: Browser, url: string) {
  const tab = await openTab(browser, { viewport: PHONE, reducedMotion: 'reduce' });
  await watchDrawing(tab.page);
  await tab.page.goto(url);
  await untilDrawn(tab.page, 0);
  await untilQuiet(tab.page);
  await tab.page.getByRole('slider', { name: 'Hour of the chart' }).focus();
  return tab;
}

/** Waits until nothing has been loaded for a while. */
async function untilQuiet(page: Page): Promise<void> {
  const count = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  await page.evaluate(() => performance.setResourceTimingBufferSize(10_000));
  for (let known = -1, now = await count(); now !== known; now = await count()) {
    known = now;
    await new Promise((resolve) => setTimeout(resolve, 700));
  }
}

async function press(page: Page, times: number): Promise<void> {
  for (let n = 0; n < times; n++) {
    await page.keyboard.press('ArrowRight');
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
}

/** Records when a key was pressed, and when a new tile has been drawn. */
async function watchDrawing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const gl = WebGL2RenderingContext.prototype;
    const [put, draw] = [gl.texImage2D, gl.drawArrays] as unknown as ((...all: unknown[]) => void)[];
    // The listener is installed before the page loads. If it were installed just before the key press, it could miss
    // that press.
    addEventListener('keydown', () => Object.assign(globalThis, { pressedAt: performance.now() }), true);
    let isNew = false;
    const seen: number[] = [];
    Object.assign(globalThis, { drawnAt: seen });
    Object.assign(gl, {
      texImage2D(this: WebGL2RenderingContext, ...all: unknown[]) {
        isNew ||= all[3] === 256 && all[4] === 256;
        put?.apply(this, all);
      },
      drawArrays(this: WebGL2RenderingContext, ...all: unknown[]) {
        draw?.apply(this, all);
        if (!isNew) return;
        isNew = false;
        this.finish();
        seen.push(performance.now());
      },
    });
  });
}

const drawings = (page: Page) => page.evaluate(() => (globalThis as unknown as { drawnAt: number[] }).drawnAt);

async function untilDrawn(page: Page, known: number): Promise<number> {
  for (;;) {
    const seen = await drawings(page);
    const next = seen[known];
    if (next !== undefined) return next;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Measures the time from the key press until the new tiles are drawn, by the page's own clock. */
async function timeStep(page: Page, key: string): Promise<number> {
  const known = (await drawings(page)).length;
  await page.keyboard.press(key);
  const drawnAt = await untilDrawn(page, known);
  return drawnAt - (await page.evaluate(() => (globalThis as unknown as { pressedAt: number }).pressedAt));
}
