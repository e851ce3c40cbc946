import type { Page } from 'playwright-core';

export interface Chart {
  readonly html: string;
  /** A chart has a name or is hidden from screen readers, and its part of the page states its content in text. */
  readonly told: boolean;
}

/** The drawings on a page that are too large to be icons. */
export function listCharts(page: Page): Promise<readonly Chart[]> {
  return page.locator('svg:not(svg svg), canvas').evaluateAll((drawn) =>
    drawn
      .filter((one) => {
        const { width, height } = one.getBoundingClientRect();
        return width >= 100 && height >= 60;
      })
      .map((one) => {
        // A map is operated by keys of its own.
        const isNamedByRole = ['img', 'application'].includes(one.getAttribute('role') ?? '');
        const named = isNamedByRole && Boolean(one.getAttribute('aria-label'));
        const around = one.closest('dialog') ?? one.closest('section, main');
        const inText = around?.querySelector('table, dl, ul, [aria-valuetext]') ?? null;
        const leftOut = one.closest('[aria-hidden="true"]') !== null;
        return { html: one.outerHTML.slice(0, 200), told: (named || leftOut) && inText !== null };
      }),
  );
}
