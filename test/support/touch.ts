import type { Page } from 'playwright-core';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Simulates a finger on the page, with the events that the browser would get from a touchscreen. */
export async function putFinger(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: readonly Point[]) =>
    devTools.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] });
  let at: Point = { x: 0, y: 0 };
  return {
    async down(x: number, y: number) {
      at = { x, y };
      await send('touchStart', [at]);
    },
    /** Moves in steps, as a finger does. */
    async moveTo(x: number, y: number = at.y) {
      const from = at;
      for (let step = 1; step <= 4; step++) {
        at = { x: from.x + ((x - from.x) * step) / 4, y: from.y + ((y - from.y) * step) / 4 };
        await send('touchMove', [at]);
      }
    },
    up: () => send('touchEnd', []),
  };
}
