import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { launchBrowser, openTab, type Tab } from './browser.ts';

/** What a browser says of every reply that is none: tests that go offline or ask for what is not there await it. */
export const FAILED_REQUEST = /^Failed to load resource: /;
/** The same, and that a limit was reached. */
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

  /** An address, or a path on the site, in a tab of its own that is closed after the test. */
  return async function visit(path: string, options?: BrowserContextOptions, awaited?: RegExp): Promise<Page> {
    const tab = await openTab(browser, options);
    tabs.push({ tab, awaited });
    await tab.page.goto(new URL(path, inject('siteUrl')).href);
    return tab.page;
  };
}

/** Where a page was and what it told its reader: what a test waited for in vain is seldom told by the wait. */
async function lastWords({ page }: Tab): Promise<string> {
  const told = await page.locator('h1, dialog h2, [role=alert], [role=status]').allInnerTexts();
  const words = told.map((text) => text.trim()).filter((text) => text !== '');
  return `${page.url()} told: ${words.join(' | ')}`;
}
