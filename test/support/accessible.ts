import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { RunOptions } from 'axe-core';
import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import type { Person } from './account.ts';
import { PHONE } from './browser.ts';
import { listCharts } from './charts.ts';
import { processSingleton } from './process-singleton.ts';
import { findUnjudgedLooks } from './unjudged-looks.ts';
import { faultsOfHtml } from './valid-html.ts';
import { FAILED_REQUEST, type visitors } from './visitors.ts';

type Visit = ReturnType<typeof visitors>;

/**
 * The time without requests after which a page counts as loaded, ms. A component that needs another request's reply
 * sends its own request within this time.
 */
const REST_MS = 200;

/** The scripts that run in a page to check it. */
const AXE = `${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')};
globalThis.findUnjudgedLooks = ${findUnjudgedLooks};`;

/** Opens a page on a phone, in a language, and waits until it is fully loaded. */
export async function openIn(visit: Visit, address: string, lang: string, who?: Pick<Person, 'email'>): Promise<Page> {
  const seen = { viewport: PHONE, lang, ...(who && { who }) } as const;
  const page = await visit(address, seen, FAILED_REQUEST);
  await untilOpenIn(page, lang);
  return page;
}

/** The global variable with which a page of the app exposes its router. */
interface Routed {
  readonly __TSR_ROUTER__: { navigate(to: { href: string }): Promise<void> };
}

/** Navigates the same visitor to another address, as a link does: the scripts of the page stay loaded. */
export async function followLink(page: Page, address: string): Promise<void> {
  const requests = watchRequests(page);
  await page.evaluate((href) => {
    const { __TSR_ROUTER__: router } = globalThis as unknown as Routed;
    return router.navigate({ href });
  }, address);
  await expect.poll(requests.areOver).toBe(true);
  requests.forget();
}

/**
 * Watches the requests of a page from here on. They count as finished when no new one has begun for `REST_MS`. Only GET
 * requests count, because a page does not wait for the replies to its reports.
 */
function watchRequests(page: Page) {
  const open = new Set<Request>();
  let restsSince = performance.now();
  const begin = (request: Request) => request.method() === 'GET' && open.add(request);
  const end = (request: Request) => {
    open.delete(request);
    restsSince = performance.now();
  };
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  return {
    areOver: () => open.size === 0 && performance.now() - restsSince > REST_MS,
    forget: () => void page.off('request', begin).off('requestfinished', end).off('requestfailed', end),
  };
}

async function untilOpenIn(page: Page, language: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
}

/** Options for axe without the selectors of the findings. Computing the selectors takes a third of axe's time. */
const BRIEF: RunOptions = { resultTypes: ['violations'], selectors: false, preload: false };
/**
 * axe's rules about colours. They run once for each look of text and theme, because the themes differ only in colours.
 */
const COLOURS = ['color-contrast', 'link-in-text-block'];
const ALL_ELSE: RunOptions = {
  ...BRIEF,
  rules: Object.fromEntries(COLOURS.map((rule) => [rule, { enabled: false }])),
};
const OF_COLOURS: RunOptions = { ...BRIEF, runOnly: { type: 'rule', values: COLOURS } };

/**
 * The looks of text (colour, size and background) whose contrast axe has accepted on any page. They are cached across
 * test files, because checking colours takes most of axe's time.
 */
const judged = processSingleton('judged', () => new Set<string>());

/**
 * Checks that a page's HTML conforms to the standard and that axe finds nothing serious in both themes. Also checks
 * that every chart has a text or table equivalent.
 */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await faultsOfHtml(await page.content())).toEqual([]);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  await expectNothingSerious(page, ALL_ELSE);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const look of await expectNothingSerious(page, OF_COLOURS, [...judged])) judged.add(look);
  }
  await expect.poll(async () => (await listCharts(page)).filter(({ isDescribed }) => !isDescribed)).toEqual([]);
}

/**
 * Runs axe on the whole page, or on its open dialog. If `known` is given, it checks one text for each look that is not
 * in `known`. Returns the looks that it checked.
 */
async function expectNothingSerious(page: Page, options: RunOptions, known?: readonly string[]) {
  const { violations, looks } = await page.evaluate(
    async ({ options, known }) => {
      const { axe, findUnjudgedLooks } = globalThis as unknown as typeof import('./unjudged-looks.ts') & {
        axe: typeof import('axe-core');
      };
      // A colour in transition is neither the old nor the new one. Animations are finished here, because Chromium
      // pauses them out of view.
      for (const moving of document.getAnimations())
        if (moving.effect?.getComputedTiming().endTime !== Infinity) moving.finish();
      const texts = known && findUnjudgedLooks(known);
      if (texts?.size === 0) return { violations: [], looks: [] };
      // The page behind a dialog is inert, and is checked while no dialog is open.
      const within = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
      const context = texts ? { include: [...texts.values()] } : within;
      const { violations } = await axe.run(context, options);
      const found = violations.map(({ id, impact, nodes }) => ({ id, impact, html: nodes.map(({ html }) => html) }));
      return { violations: found, looks: [...(texts?.keys() ?? [])] };
    },
    { options, known },
  );
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(serious.map(({ id, html }) => `${id}: ${html.join(' ')}`)).toEqual([]);
  return looks;
}

/** Checks for sideways scrolling once the page has adapted to its viewport. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const surplus = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(surplus).toBeLessThanOrEqual(0);
}
