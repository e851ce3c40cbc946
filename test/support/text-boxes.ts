import type { Locator } from 'playwright-core';

/**
 * Lists visible texts within an element that overlap each other or leave their boxes: 'choppy over pm', 'choppy beside
 * its box'. Texts for screen readers are left out.
 */
export function listColliding(part: Locator): Promise<string[]> {
  return part.evaluate((root) => {
    const PX = 1;
    const outer = root.getBoundingClientRect();
    const texts: { readonly text: string; readonly box: DOMRect; readonly of: Element }[] = [];
    const found: string[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const of = node.parentElement;
      const text = node.nodeValue?.trim();
      if (!of || !text || !of.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) continue;
      if (of.closest('[inert], svg') || of.getBoundingClientRect().width <= PX) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) if (box.width > PX) texts.push({ text, box, of });
      const own = range.getBoundingClientRect();
      const block = of.closest('p, div, dd, dt, li, a, button, h1, h2, h3, span') ?? of;
      if (own.right > outer.right + PX || own.left < outer.left - PX) found.push(`${text} outside`);
      else if (block.scrollWidth > block.clientWidth + PX && getComputedStyle(block).display !== 'inline')
        found.push(`${text} beside its box`);
    }
    texts.forEach((a, at) => {
      for (const b of texts.slice(at + 1)) {
        if (a.of === b.of) continue;
        const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
        const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
        if (wide > PX && high > 4) found.push(`${a.text} over ${b.text}`);
      }
    });
    return found;
  });
}
