import type { Page } from 'playwright-core';

export interface Chart {
  readonly html: string;
  /**
   * Whether the chart is accessible: it has a name, or is hidden from screen readers, and a text in the same section
   * states its content.
   */
  readonly isDescribed: boolean;
}

/** Lists the drawings on a page that are too large to be icons. */
export function listCharts(page: Page): Promise<readonly Chart[]> {
  return page.locator('svg:not(svg svg), canvas').evaluateAll((drawn) =>
    drawn
      .filter((one) => {
        const { width, height } = one.getBoundingClientRect();
        return width >= 100 && height >= 60;
      })
      .map((one) => {
        // A live map has the role `application`, because it handles keys itself.
        const role = one.getAttribute('role') ?? '';
        const named = ['img', 'application'].includes(role) && Boolean(one.getAttribute('aria-label'));
        const around = one.closest('dialog') ?? one.closest('section, main');
        const inText = around?.querySelector('table, dl, ul, [aria-valuetext]') ?? null;
        const leftOut = one.closest('[aria-hidden="true"]') !== null;
        return { html: one.outerHTML.slice(0, 200), isDescribed: (named || leftOut) && inText !== null };
      }),
  );
}
