import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { PHONE } from './browser.ts';
import { listCharts } from './charts.ts';
import { FAILED_REQUEST, type visitors } from './visitors.ts';

type Visit = ReturnType<typeof visitors>;
type Theme = 'light' | 'dark';

/** A page as it stands once all of it has come, on a phone, in a language. */
export async function openIn(visit: Visit, address: string, language: string): Promise<Page> {
  const { hostname: domain } = new URL(inject('siteUrl'));
  const locale = { name: 'locale', value: language, domain, path: '/', expires: -1 };
  const cookies = [{ ...locale, httpOnly: false, secure: false, sameSite: 'Lax' as const }];
  const storageState = { cookies, origins: [] };
  // Nothing here is read without a connection: each visit would keep the whole site for itself.
  const seen = { viewport: PHONE, reducedMotion: 'reduce', serviceWorkers: 'block', storageState } as const;
  const page = await visit(address, seen, FAILED_REQUEST);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
  return page;
}

/** Axe finds nothing serious in these themes, and every chart is told in words or numbers too. */
export async function expectAccessible(page: Page, themes: readonly Theme[] = ['light', 'dark']): Promise<void> {
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme });
    // Without frames there is nothing to gather from other windows: in its old way axe takes half of the time.
    const { violations } = await new AxeBuilder({ page })
      .options({ resultTypes: ['violations'] })
      .setLegacyMode()
      .analyze();
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  }
  await expect.poll(async () => (await listCharts(page)).filter(({ told }) => !told)).toEqual([]);
}

/** Once the page has taken the size of its window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const surplus = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(surplus).toBeLessThanOrEqual(0);
}
