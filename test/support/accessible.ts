import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { PHONE } from './browser.ts';
import { listCharts } from './charts.ts';
import { FAILED_REQUEST, type visitors } from './visitors.ts';

type Visit = ReturnType<typeof visitors>;

/** A fully loaded page, on a phone, in a language. */
export async function openIn(visit: Visit, address: string, language: string): Promise<Page> {
  const { hostname: domain } = new URL(inject('siteUrl'));
  const locale = { name: 'locale', value: language, domain, path: '/', expires: -1 };
  const cookies = [{ ...locale, httpOnly: false, secure: false, sameSite: 'Lax' as const }];
  const storageState = { cookies, origins: [] };
  const seen = { viewport: PHONE, reducedMotion: 'reduce', storageState } as const;
  const page = await visit(address, seen, FAILED_REQUEST);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
  return page;
}

/** The themes differ only in colours, which do not depend on the language. */
const COLOUR_RULES = axe
  .getRules(['cat.color'])
  .flatMap(({ ruleId, tags }) => (tags.includes('wcag2aaa') ? [] : [ruleId]));
const WITHOUT_COLOURS: RunOptions = { rules: Object.fromEntries(COLOUR_RULES.map((id) => [id, { enabled: false }])) };
const COLOURS_ALONE: RunOptions = { runOnly: { type: 'rule', values: COLOUR_RULES } };

/**
 * Axe finds nothing serious, in English also in the colours of both themes, and every chart has a text or table
 * equivalent.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const isEnglish = await page.evaluate(() => document.documentElement.lang === 'en');
  await page.emulateMedia({ colorScheme: 'light' });
  await expectNothingSerious(page, isEnglish ? {} : WITHOUT_COLOURS);
  if (isEnglish) {
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNothingSerious(page, COLOURS_ALONE);
  }
  await expect.poll(async () => (await listCharts(page)).filter(({ told }) => !told)).toEqual([]);
}

async function expectNothingSerious(page: Page, options: RunOptions): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async (options) => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
    // A colour on its way to another is neither.
    const moving = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(moving.map(({ finished }) => finished.catch(() => undefined)));
    const { violations } = await axe.run(document, { resultTypes: ['violations'], ...options });
    return violations.map(({ id, impact, nodes }) => ({ id, impact, html: nodes.map(({ html }) => html).join(' ') }));
  }, options);
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(serious.map(({ id, html }) => `${id}: ${html}`)).toEqual([]);
}

/** Once the page has adapted to its window's size. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const surplus = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(surplus).toBeLessThanOrEqual(0);
}
