import type { BrowserContextOptions, Locator } from 'playwright-core';
import { expect } from 'vitest';
import { DESKTOP, PHONE } from './browser.ts';

/** The most presses of Tab: enough to go once through the longest page. */
const MOST_TABS = 300;

/** A way of operating a page, such as touch on a phone or the keyboard. */
export interface Hand {
  readonly name: string;
  readonly options: BrowserContextOptions;
  /** Whether the page is shown at a phone's width. */
  readonly narrow: boolean;
  press(target: Locator): Promise<void>;
  /** Selects the first search result. */
  takeFirst(found: Locator): Promise<void>;
}

/** Clicks a server-drawn element once it is hydrated. */
export const click = async (target: Locator) => {
  await untilHydrated(target);
  await target.click();
};
/** Taps a server-drawn element once it is hydrated. */
export const tap = async (target: Locator) => {
  await untilHydrated(target);
  await target.tap();
};

export const TOUCH: Hand = {
  name: 'touch',
  options: { viewport: PHONE, hasTouch: true },
  narrow: true,
  press: tap,
  takeFirst: tap,
};
export const KEYBOARD: Hand = {
  name: 'keyboard alone',
  options: { viewport: DESKTOP },
  narrow: false,
  press: pressByKey,
  async takeFirst(found) {
    await found.waitFor();
    await found.page().keyboard.press('Enter');
  },
};
/** The ways of operating a page that other tests leave out, because they click on a desktop. */
export const HANDS: readonly Hand[] = [TOUCH, KEYBOARD];

/**
 * Runs an action and waits for its message, which is visible for only two seconds. A busy machine may look too late.
 * The page therefore keeps a hidden copy of each removed message until the test has seen it.
 */
export async function untilShown(sentence: Locator, act: () => Promise<unknown>): Promise<void> {
  const page = sentence.page();
  // Waits until an earlier message with this text has disappeared, because it would be mistaken for the new one.
  await expect.poll(() => sentence.filter({ visible: true }).count()).toBe(0);
  await page.evaluate(keepShown);
  const copies = sentence.and(page.locator('[data-shown], [data-shown] *'));
  const seen = async () => (await copies.count()) > 0 || (await sentence.filter({ visible: true }).count()) > 0;
  await Promise.all([expect.poll(seen).toBe(true), act()]);
  // If the action has left the page, its copies are already gone, and the error is ignored.
  await page.evaluate(() => (globalThis as { forgetShown?: () => void }).forgetShown?.()).catch(() => undefined);
}

/** Keeps copies of removed messages. Runs in the page. */
function keepShown(): void {
  const observer = new MutationObserver((changes) => {
    for (const { target, removedNodes } of changes) {
      const region = target instanceof Element ? target.closest('[role=status], [role=alert]') : null;
      for (const node of region ? removedNodes : []) {
        if (!(node instanceof HTMLElement) || 'shown' in node.dataset) continue;
        const copy = node.cloneNode(true) as HTMLElement;
        copy.dataset.shown = '';
        copy.style.display = 'none';
        region?.append(copy);
      }
    }
  });
  observer.observe(document, { childList: true, subtree: true });
  const forgetShown = () => {
    observer.disconnect();
    for (const copy of document.querySelectorAll('[data-shown]')) copy.remove();
  };
  Object.assign(globalThis, { forgetShown });
}

/** Waits until a server-drawn element is hydrated. React has then stored the element's props on it. */
export async function untilHydrated(target: Locator): Promise<void> {
  const isTakenOver = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
  await expect.poll(() => target.evaluate(isTakenOver)).toBe(true);
}

/** Reaches an element by Tab, without a pointer, and presses Enter. Fails if the focus is not visible. */
async function pressByKey(target: Locator): Promise<void> {
  await untilHydrated(target);
  const { keyboard } = target.page();
  // A locator searches the whole page at each use. It is therefore resolved once, and again only if the page replaces
  // the element.
  const find = async () => (await target.elementHandle()) ?? expect.fail();
  let found = await find();
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    const focus = await found.evaluate((element) => {
      if (!element.isConnected) return 'gone';
      if (element !== document.activeElement) return undefined;
      const { outlineStyle, boxShadow } = getComputedStyle(element);
      return outlineStyle !== 'none' || boxShadow !== 'none' ? 'seen' : 'unseen';
    });
    if (focus === 'unseen') throw new Error(`Nothing shows that ${target} has the focus.`);
    if (focus === 'seen') return keyboard.press('Enter');
    if (focus === 'gone') found = await find();
    else await keyboard.press('Tab');
  }
  throw new Error(`${target} is not reached by Tab.`);
}
