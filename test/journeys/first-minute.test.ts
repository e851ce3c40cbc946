import type { Browser, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESKTOP, launchBrowser, openTab, PHONE } from '../support/browser.ts';
import { type Cloud, startCloud } from '../support/cloud.ts';
import { needs, OWN_QUEUES } from '../support/needs.ts';
import { listUnsettled, measureColours, readOutline } from '../support/page-outline.ts';

const VIEWPORTS = { desktop: DESKTOP, phone: PHONE };
const MAP = '[data-map] canvas';
/** The pages to check, each with the selector of its pictures. Of the three beaches, only the first two are popular. */
const PAGES = {
  '/': 'main [role=img]:has(> svg)',
  '/maps#wave': MAP,
  '/maps#period': MAP,
  '/maps#gfs': MAP,
  '/maps#nam': MAP,
  '/maps#sst': MAP,
  '/maps#stations': MAP,
  '/nearby': MAP,
  '/forecast/rincon': undefined,
  '/forecast/steamer-lane': undefined,
  '/forecast/mavericks': undefined,
  '/blog': 'main svg:not(svg svg), main img',
};
/**
 * Forecast pages gain days while the local cloud is still composing forecasts. The numbers of elements then grow, but
 * their kinds stay the same.
 */
const GROWS = /^\/forecast\//;
const PICTURES_MAX = 4;
/** Least width of a picture, px: smaller ones are icons. */
const PICTURE_PX = 100;
/** The effective number of colours below which a picture counts as blank. A single colour gives 1. */
const FLAT_COLOURS = 1.2;
/** The time limit for a page to settle, ms: ten times what a busy machine needs. */
const SETTLE_MS = 300_000;
const TEST_MS = 2_400_000;

interface Look {
  readonly outline: readonly string[];
  /** The effective number of colours of each picture, as `measureColours` defines it. */
  readonly pictures: readonly number[];
}
/** The results of one round of visits: the look of each page in each viewport, and the problems found. */
interface Round {
  readonly looks: ReadonlyMap<string, Look>;
  readonly problems: readonly string[];
}

let cloud: Cloud;
let browser: Browser;
let first: Round;
beforeAll(async () => {
  browser = await launchBrowser();
  cloud = await startCloud();
}, TEST_MS);
afterAll(async () => {
  await browser?.close();
  await cloud?.stop();
});

test('from its first moment every page settles without a reload, and nothing fails', {
  ...needs(OWN_QUEUES),
  timeout: TEST_MS,
}, async ({ annotate }) => {
  const readyAt = performance.now();
  first = await visitAll();
  await annotate(`The first round ended ${((performance.now() - readyAt) / 1000).toFixed(0)} s after ready.`);
  expect(first.problems).toEqual([]);
});

test('pages of the first moment have every part, and pictures as full, as once all days are read', {
  ...needs(OWN_QUEUES),
  timeout: TEST_MS,
}, async () => {
  await cloud.secondsToAll;
  const last = await visitAll();
  const problems = [...last.looks].flatMap(([name, look]) => {
    const before = first.looks.get(name);
    return before ? compare(before, look).map((problem) => `${name}: ${problem}`) : [];
  });
  expect([...last.problems, ...problems]).toEqual([]);
});

async function visitAll(): Promise<Round> {
  const looks = new Map<string, Look>();
  const problems: string[] = [];
  for (const [path, pictures] of Object.entries(PAGES)) {
    for (const [device, viewport] of Object.entries(VIEWPORTS)) {
      const name = `${path} on ${device}`;
      const tab = await openTab(browser, { viewport, reducedMotion: 'reduce' });
      const requests = followRequests(tab.page);
      try {
        await tab.page.goto(cloud.url + path);
        looks.set(name, await look(tab.page, requests, path, pictures));
      } catch (error) {
        problems.push(`${name}: ${error instanceof Error ? error.message : error}`);
      }
      problems.push(...[...new Set([...requests.failures, ...tab.complaints])].map((problem) => `${name}: ${problem}`));
      await tab.close();
    }
  }
  return { looks, problems };
}

interface Requests {
  readonly open: ReadonlySet<Request>;
  /** Refused and failed requests, without those that the page aborts. */
  readonly failures: readonly string[];
}

function followRequests(page: Page): Requests {
  const open = new Set<Request>();
  const failures: string[] = [];
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('response', (reply) => reply.status() >= 400 && failures.push(`${reply.status()} for ${reply.url()}`));
  page.on('requestfailed', (request) => {
    open.delete(request);
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') failures.push(`${reason} for ${request.url()}`);
  });
  return { open, failures };
}

async function look(page: Page, { open }: Requests, path: string, pictures: string | undefined): Promise<Look> {
  await page.getByRole('main').waitFor();
  // Sections below the fold load when a reader scrolls near. Forecast pages are not scrolled, because their accuracy
  // section at the end has no data for the first hours.
  if (!GROWS.test(path)) await seeAll(page);
  await page.evaluate(() => scrollTo(0, 0));
  let outline: readonly string[] = [];
  const listMoving = async () => {
    const before = outline;
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    outline = await readOutline(page);
    const moved = outline.filter((line) => !before.includes(line)).map((line) => `new: ${line}`);
    return [...(await listUnsettled(page)), ...[...open].map((request) => request.url()), ...moved];
  };
  await expect.poll(listMoving, { timeout: SETTLE_MS, interval: 500 }).toEqual([]);
  const kinds = GROWS.test(path) ? outline.map((line) => line.replace(/ ×\d+$/, '')) : outline;
  return { outline: kinds, pictures: pictures ? await measureEach(page, pictures) : [] };
}

async function seeAll(page: Page): Promise<void> {
  for (const heading of await page.getByRole('main').getByRole('heading').all()) {
    await heading.scrollIntoViewIfNeeded({ timeout: 1000 }).catch(() => undefined);
    await untilDrawn(page);
  }
  // The end of the page may lie far below the last heading.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await untilDrawn(page);
}

/** Waits two frames, within which the browser reports what came into view. */
async function untilDrawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

async function measureEach(page: Page, pictures: string): Promise<readonly number[]> {
  const counts: number[] = [];
  for (const picture of await page.locator(pictures).filter({ visible: true }).elementHandles()) {
    const box = await picture.boundingBox();
    if (box && box.width >= PICTURE_PX && counts.length < PICTURES_MAX) counts.push(await measureColours(picture));
  }
  return counts;
}

function compare(before: Look, after: Look): string[] {
  const lacks = after.outline.filter((line) => !before.outline.includes(line)).map((line) => `lacks ${line} at first`);
  const loses = before.outline
    .filter((line) => !after.outline.includes(line))
    .map((line) => `has ${line} only at first`);
  const emptier = after.pictures.flatMap((full, n) => {
    const colours = before.pictures[n] ?? 0;
    if (full <= FLAT_COLOURS) return `picture ${n + 1} is flat in the finished cloud`;
    return colours * 2 < full
      ? `picture ${n + 1} has ${colours.toFixed(1)} colours at first, then ${full.toFixed(1)}`
      : [];
  });
  return [...lacks, ...loses, ...emptier];
}
