import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { launchWholeBrowser } from '../support/browser.ts';
import { startCloud } from '../support/cloud.ts';
import { makeReader } from '../support/reader.ts';
import { compose } from './compose.ts';
import { takeScreens } from './take-screens.ts';

/** An instant with morning on the Pacific coast and daylight on both coasts. */
const NOW = '2026-11-20T17:00:00Z';
/** The days that a forecast page shows first. */
const DAYS = 8;
/**
 * The time limit for rendering the charts, ms. Near hours are rendered first, so on a slow machine only the far hours
 * are missing from the picture.
 */
const CHARTS_LIMIT_MS = 150_000;
const repoRoot = join(import.meta.dirname, '../..');
const PICTURE = join(repoRoot, 'docs/product.png');
const LIMIT_BYTES = 700_000;
/** The widths to try in turn, px. If the picture exceeds the size limit, it is rendered again at the next width. */
const WIDTHS_PX = [1600, 1440, 1280, 1120];

/**
 * Starts a local cloud, takes screenshots of three pages on a phone and a desktop, and combines them into one picture.
 * If SITE_URL is set, uses the running cloud at that address.
 */
export async function drawProductPicture(): Promise<void> {
  const running = process.env.SITE_URL;
  if (running) return draw(running);
  say(`Starting a cloud at ${NOW}, with ${DAYS} days of the sample ocean`);
  const cloud = await startCloud({ now: NOW, options: ['--days', String(DAYS)] });
  try {
    say(`Ready after ${cloud.secondsToReady.toFixed(0)} s; drawing charts, for ${CHARTS_LIMIT_MS / 1000} s at most`);
    await Promise.race([cloud.chartsDrawn, pause(CHARTS_LIMIT_MS)]);
    await draw(cloud.url);
  } finally {
    await cloud.stop();
  }
}

async function draw(site: string): Promise<void> {
  say("Drawing the first page's plate");
  drawMapStill(site);
  const browser = await launchWholeBrowser(['--use-angle=swiftshader', '--enable-unsafe-swiftshader']);
  try {
    const reader = await makeReader(site, 'Pro');
    const screens = await takeScreens(browser, site, reader.browser, say);
    for (const widthPx of WIDTHS_PX) {
      const picture = await compose(browser, screens, widthPx);
      say(`At ${widthPx} px the picture has ${Math.round(picture.length / 1000)} KB`);
      if (picture.length > LIMIT_BYTES) continue;
      writeFileSync(PICTURE, picture);
      return say(`Wrote ${PICTURE}`);
    }
    throw new Error(`The picture is larger than ${LIMIT_BYTES / 1000} KB at every width.`);
  } finally {
    await browser.close();
  }
}

/**
 * Runs the job that renders the map stills, because its schedule of ten minutes may be too late for the screenshots.
 * The job runs before the first request, so that no cache stores a 404 for the stills.
 */
function drawMapStill(site: string): void {
  const fire = ['packages/local/bin/local.ts', 'fire', 'draw-map-stills', '--port', new URL(site).port];
  execFileSync(process.execPath, ['--import', 'tsx', ...fire], { cwd: repoRoot, stdio: 'pipe' });
}

function say(line: string): void {
  console.log(line);
}
