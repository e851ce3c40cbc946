import type { BrowserContextOptions, Locator } from 'playwright-core';
import { expect } from 'vitest';
import { DESKTOP, PHONE } from './browser.ts';

/** Enough to go once through the longest page. */
const MOST_TABS = 300;

/** A way to use a page. */
export interface Hand {
  readonly name: string;
  readonly options: BrowserContextOptions;
  /** The page is as narrow as a phone. */
  readonly narrow: boolean;
  press(target: Locator): Promise<void>;
  /** Selects the first search result. */
  takeFirst(found: Locator): Promise<void>;
}

/** Clicks a server-drawn element once it is hydrated. */
export const click = async (target: Locator) => {
  await untilTakenOver(target);
  await target.click();
};
/** The same by touch. */
export const tap = async (target: Locator) => {
  await untilTakenOver(target);
  await target.tap();
};

export const HANDS: readonly Hand[] = [
  { name: 'pointer', options: { viewport: DESKTOP }, narrow: false, press: click, takeFirst: click },
  { name: 'touch', options: { viewport: PHONE, hasTouch: true }, narrow: true, press: tap, takeFirst: tap },
  {
    name: 'keyboard alone',
    options: { viewport: DESKTOP },
    narrow: false,
    press: pressByKey,
    async takeFirst(found) {
      await found.waitFor();
      await found.page().keyboard.press('Enter');
    },
  },
];

/** Does an action that shows a sentence for two seconds only: checking after the action may be too late. */
export async function untilShown(sentence: Locator, act: () => Promise<unknown>): Promise<void> {
  await Promise.all([sentence.waitFor(), act()]);
}

/** A server-drawn element responds once it is hydrated: React then keeps its properties on it. */
export async function untilTakenOver(target: Locator): Promise<void> {
  const isTakenOver = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
  await expect.poll(() => target.evaluate(isTakenOver)).toBe(true);
}

/** Reaches it by Tab, as without a pointer, and presses Enter; fails where the focus is not visible. */
async function pressByKey(target: Locator): Promise<void> {
  await untilTakenOver(target);
  const { keyboard } = target.page();
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    const focus = await target.evaluate((element) => {
      if (element !== document.activeElement) return undefined;
      const { outlineStyle, boxShadow } = getComputedStyle(element);
      return outlineStyle !== 'none' || boxShadow !== 'none' ? 'seen' : 'unseen';
    });
    if (focus === 'unseen') throw new Error(`Nothing shows that ${target} has the focus.`);
    if (focus) return keyboard.press('Enter');
    await keyboard.press('Tab');
  }
  throw new Error(`${target} is not reached by Tab.`);
}
