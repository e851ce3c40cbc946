import { ofProcess } from '@groundswell/data/testing/of-process';
import type { BrowserContextOptions } from 'playwright-core';
import { browserOfProcess, openTab, type Tab } from './browser.ts';

/** Of each look; more are seldom open at once. */
const KEPT_EACH = 2;

/** Tabs of this process that nobody uses, by their options, and the options of those in use. */
const { idle, looks } = ofProcess('tabs', () => ({
  idle: new Map<string, Tab[]>(),
  looks: new WeakMap<Tab, string>(),
}));

/**
 * A new visitor's tab. One that was used before has the site's scripts compiled: it opens a page in half the time of a
 * new one.
 */
export async function takeTab(options: BrowserContextOptions): Promise<Tab> {
  const look = JSON.stringify(options);
  const used = idle.get(look)?.pop();
  if (used) return used;
  const tab = await openTab(await browserOfProcess(), options);
  looks.set(tab, look);
  return tab;
}

/** Keeps a tab for the next visitor, if it can be made new. */
export async function giveTab(tab: Tab, site: string): Promise<void> {
  const look = looks.get(tab) ?? '';
  const alike = idle.get(look) ?? [];
  idle.set(look, alike);
  if (alike.length < KEPT_EACH && (await tab.renew(site))) alike.push(tab);
  else await tab.close();
}
