import type { Browser } from 'playwright-core';
import { openTab, PHONE } from '../support/browser.ts';
import { makeReader } from '../support/reader.ts';
import type { BenchRow } from './bench-row.ts';

const DRAGS = 6;
const DRAG_PX = 240;
/** The CPU throttling factor. Like Lighthouse's, it makes a laptop as slow as a mid-range phone. */
const SLOWER = 4;

/**
 * Measures frame times and response times while a finger drags the 16-day graph back and forth, on an emulated slow
 * phone.
 */
export async function measureDrag(browser: Browser, url: string): Promise<readonly BenchRow[]> {
  const pro = await makeReader(new URL(url).origin, 'Pro');
  const { page, close } = await openTab(browser, { viewport: PHONE, hasTouch: true, isMobile: true, ...pro.browser });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: '16 d', exact: true }).tap();
  const graph = page.getByRole('slider', { name: 'Hour of the forecast' });
  await graph.scrollIntoViewIfNeeded();
  const box = await graph.boundingBox();
  if (!box) throw new Error('The graph is not on the page.');
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.evaluate(watch);
  for (let drag = 0; drag < DRAGS; drag++) {
    const leftwards = drag < DRAGS / 2;
    await devTools.send('Input.synthesizeScrollGesture', {
      x: box.x + (leftwards ? box.width - 40 : 40),
      y: box.y + box.height / 2,
      xDistance: leftwards ? -DRAG_PX : DRAG_PX,
      yDistance: 0,
      speed: 400,
      gestureSourceType: 'touch',
      preventFling: true,
    });
  }
  const { frames, slowest } = await page.evaluate(() => globalThis.dragged());
  await close();
  frames.sort((a, b) => a - b);
  const at = (share: number) => `${(frames[Math.floor(frames.length * share)] ?? Number.NaN).toFixed(1)} ms`;
  return [
    {
      what: `dragging 16 days on a phone, ${SLOWER} times slower, ${frames.length} frames: p50, p95`,
      measured: `${at(0.5)}, ${at(0.95)}`,
      aim: 'p95 at most 32 ms',
    },
    { what: 'dragging, slowest answer to the finger (INP)', measured: `${slowest} ms`, aim: 'at most 200 ms' },
  ];
}

declare global {
  var dragged: () => { frames: number[]; slowest: number };
}

/** Runs in the page: counts frames while a finger is down, and records the interactions of Event Timing. */
function watch(): void {
  const frames: number[] = [];
  let slowest = 0;
  let down = false;
  let last = 0;
  document.addEventListener('pointerdown', () => (down = true), true);
  for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, () => (down = false), true);
  const tick = (now: number) => {
    if (down && last > 0) frames.push(now - last);
    last = down ? now : 0;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) slowest = Math.max(slowest, duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  globalThis.dragged = () => ({ frames, slowest });
}
