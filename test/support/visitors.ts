import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, expect, inject } from 'vitest';
import { enterBefore, type Person } from './account.ts';
import type { Tab } from './browser.ts';
import { giveTab, takeTab } from './kept-tabs.ts';

/** Browser messages for error replies: tests that go offline or request missing things expect them. */
export const FAILED_REQUEST = /^Failed to load resource: /;
/** The same, and for a reached limit. */
export const REFUSED_REQUEST = /^(Failed to load resource|Asked too often): /;

export interface VisitOptions extends BrowserContextOptions {
  /** Somebody who is signed in, without having opened a page for it. */
  readonly who?: Pick<Person, 'email'>;
  /** The language that was chosen here. */
  readonly lang?: string;
  /** What is done with the page before it opens the first address. */
  readonly before?: (page: Page) => Promise<unknown>;
}

/** Opens the site for new visitors; a page that complained of anything fails its test. */
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

  /** An address, or a path on the site, in its own tab that is closed after the test. */
  return async function visit(path: string, options: VisitOptions = {}, awaited?: RegExp): Promise<Page> {
    const { who, lang, before, ...seen } = options;
    // Unless movement is looked at: the processor draws each of its frames.
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

/** The page's address and visible text: a failed wait seldom shows the cause. */
async function lastWords({ page }: Tab): Promise<string> {
  const told = await page.locator('h1, dialog h2, [role=alert], [role=status]').allInnerTexts();
  const words = told.map((text) => text.trim()).filter((text) => text !== '');
  return `${page.url()} told: ${words.join(' | ')}`;
}
