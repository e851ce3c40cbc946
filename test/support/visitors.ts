import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { launchBrowser, openTab, type Tab } from './browser.ts';

/** Browser messages for error replies: tests that go offline or request missing things expect them. */
export const FAILED_REQUEST = /^Failed to load resource: /;
/** The same, and for a reached limit. */
export const REFUSED_REQUEST = /^(Failed to load resource|Asked too often): /;

/** Opens the site for new visitors, in one browser for the file; a page that complained of anything fails its test. */
export function visitors() {
  let browser: Browser;
  const tabs: { readonly tab: Tab; readonly awaited: RegExp | undefined }[] = [];
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());
  afterEach(async ({ task }) => {
    const closed = tabs.splice(0);
    if (task.result?.state === 'fail')
      for (const { tab } of closed) if (!tab.page.isClosed()) console.error(await lastWords(tab));
    await Promise.all(closed.map(({ tab }) => tab.close()));
    expect(closed.flatMap(({ tab, awaited }) => tab.complaints.filter((one) => !awaited?.test(one)))).toEqual([]);
  });

  /** An address, or a path on the site, in its own tab that is closed after the test. */
  return async function visit(path: string, options?: BrowserContextOptions, awaited?: RegExp): Promise<Page> {
    const tab = await openTab(browser, options);
    tabs.push({ tab, awaited });
    await tab.page.goto(new URL(path, inject('siteUrl')).href);
    return tab.page;
  };
}

/** The page's address and visible text: a failed wait seldom shows the cause. */
async function lastWords({ page }: Tab): Promise<string> {
  const told = await page.locator('h1, dialog h2, [role=alert], [role=status]').allInnerTexts();
  const words = told.map((text) => text.trim()).filter((text) => text !== '');
  return `${page.url()} told: ${words.join(' | ')}`;
}
