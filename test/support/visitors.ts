import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, expect, inject } from 'vitest';
import { enterBefore, type Person } from './account.ts';
import type { Tab } from './browser.ts';
import { giveTab, takeTab } from './kept-tabs.ts';

/** Browser messages for error replies: tests that go offline or request missing things expect them. */
export const FAILED_REQUEST = /^Failed to load resource: /;
/** Browser messages for error replies, and the message for a reached limit. */
export const REFUSED_REQUEST = /^(Failed to load resource|Asked too often): /;

export interface VisitOptions extends BrowserContextOptions {
  /** The signed-in user; the session is created without a page. */
  readonly who?: Pick<Person, 'email'>;
  /** The language that the visitor has chosen. */
  readonly lang?: string;
  /** Prepares the page before it opens the first address. */
  readonly before?: (page: Page) => Promise<unknown>;
}

/** Opens the site for new visitors. A page that reports a fault fails its test. */
export function visitors() {
  const tabs: { readonly tab: Tab; readonly awaited: RegExp | undefined }[] = [];
  afterEach(async ({ task }) => {
    const closed = tabs.splice(0);
    if (task.result?.state === 'fail')
      for (const { tab } of closed) if (!tab.page.isClosed()) console.error(await lastWords(tab));
    const complaints = closed.flatMap(({ tab, awaited }) => tab.complaints.filter((one) => !awaited?.test(one)));
    await Promise.all(closed.map(({ tab }) => giveTab(tab, inject('siteUrl'))));
    expect(complaints).toEqual([]);
  });

  /** Opens an address, or a path on the site, in a new tab that is closed after the test. */
  return async function visit(path: string, options: VisitOptions = {}, awaited?: RegExp): Promise<Page> {
    const { who, lang, before, ...seen } = options;
    // Motion is reduced unless a test checks it, because the processor renders each frame.
    const site = inject('siteUrl');
    const tab = await takeTab({ reducedMotion: 'reduce', ...seen });
    tabs.push({ tab, awaited });
    const address = new URL(path, site);
    if (lang) await tab.page.context().addCookies([{ name: 'locale', value: lang, url: address.origin }]);
    if (who) await enterBefore(tab.page, address.origin, who);
    await before?.(tab.page);
    await tab.page.goto(address.href);
    return tab.page;
  };
}

/** Returns the page's address and visible text, because a failed wait seldom shows the cause. */
async function lastWords({ page }: Tab): Promise<string> {
  const told = await page.locator('h1, dialog h2, [role=alert], [role=status]').allInnerTexts();
  const words = told.map((text) => text.trim()).filter((text) => text !== '');
  return `${page.url()} told: ${words.join(' | ')}`;
}
