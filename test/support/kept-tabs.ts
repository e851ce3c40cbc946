import type { BrowserContextOptions } from 'playwright-core';
import { browserOfProcess, openTab, type Tab } from './browser.ts';
import { processSingleton } from './process-singleton.ts';

/** The maximum number of idle tabs with the same options. Tests seldom open more at the same time. */
const KEPT_EACH = 2;

/** The idle tabs of this process, by their options. `looks` maps a tab in use to its options. */
const { idle, looks } = processSingleton('tabs', () => ({
  idle: new Map<string, Tab[]>(),
  looks: new WeakMap<Tab, string>(),
}));

/**
 * Returns a tab for a new visitor. A reused tab has already compiled the site's scripts, and opens a page in half the
 * time.
 */
export async function takeTab(options: BrowserContextOptions): Promise<Tab> {
  const look = JSON.stringify(options);
  const used = idle.get(look)?.pop();
  if (used) return used;
  const tab = await openTab(await browserOfProcess(), options);
  looks.set(tab, look);
  return tab;
}

/** Keeps a tab for the next visitor, if it can be reset. */
export async function giveTab(tab: Tab, site: string): Promise<void> {
  const look = looks.get(tab) ?? '';
  const alike = idle.get(look) ?? [];
  idle.set(look, alike);
  if (alike.length < KEPT_EACH && (await tab.reset(site))) alike.push(tab);
  else await tab.close();
}
