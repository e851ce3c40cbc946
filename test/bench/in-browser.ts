import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findPort } from '@groundswell/local/find-port';
import type { Browser } from 'playwright-core';
import { findBrowser, launchWholeBrowser } from '../support/browser.ts';

const START_LIMIT_MS = 30_000;
const LOOK_LIMIT_S = 100;

/**
 * Runs `look` in a new browser with empty caches, and aborts it after `limitS` seconds. Without a graphics card a page
 * can take hours to render.
 */
export async function inBrowser<T>(
  flags: readonly string[],
  look: (browser: Browser) => Promise<T>,
  limitS = LOOK_LIMIT_S,
): Promise<T> {
  const browser = await launchWholeBrowser(flags);
  const limit = new AbortController();
  const late = pause(limitS * 1000, undefined, { signal: limit.signal }).then(() => {
    throw new Error(`not done in ${limitS} s`);
  });
  try {
    return await Promise.race([look(browser), late]);
  } finally {
    limit.abort();
    await browser.close();
  }
}

/**
 * Runs `look` with the debugging port of a browser that has none of the tests' flags. With those flags Lighthouse fails
 * with NO_NAVSTART.
 */
export async function inBareBrowser<T>(look: (port: number) => Promise<T>): Promise<T> {
  const port = await findPort();
  const profile = mkdtempSync(join(tmpdir(), 'groundswell-browser-'));
  const flags = ['--headless', '--no-sandbox', `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`];
  const browser = spawn(findBrowser(), flags, { stdio: 'ignore' });
  const ended = new Promise((resolve) => browser.once('exit', resolve));
  try {
    await untilAnswering(port);
    return await look(port);
  } finally {
    browser.kill();
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function untilAnswering(port: number): Promise<void> {
  for (const until = performance.now() + START_LIMIT_MS; performance.now() < until; await pause(50))
    if (await fetch(`http://127.0.0.1:${port}/json/version`).catch(() => undefined)) return;
  throw new Error('The browser did not start.');
}
