/**
 * Runs in the page: one element for each look of text that is not among `judged`. A look is all that the contrast of a
 * text depends on: its colour and size, and the grounds behind it down to one that hides the others. A text that may
 * lie over anything, being placed apart from its parent without a ground of its own, is like no other.
 */
export function findUnjudgedLooks(judged: readonly string[]): ReadonlyMap<string, Element> {
  const grounds = new Map<Element, { readonly ground: string; readonly veils: string }>();
  const known = new Set(judged);
  const found = new Map<string, Element>();
  const under = (element: Element | null): { readonly ground: string; readonly veils: string } => {
    const seen = element && grounds.get(element);
    if (!element || seen) return seen ?? { ground: '', veils: '' };
    const style = getComputedStyle(element);
    const { backgroundColor: colour, backgroundImage: image, opacity, filter, mixBlendMode: blend, position } = style;
    const behind = under(element.parentElement);
    const hides = image === 'none' && /^(rgb\(|#|oklch\([^/]*$|color\([^/]*$)/.test(colour);
    const isApart = position === 'absolute' || position === 'fixed' || position === 'sticky';
    const apart = isApart ? ` apart ${grounds.size} of ${location.href}` : '';
    const own = hides ? colour : `${image === 'none' ? '' : image}${/[,/] ?0\)$/.test(colour) ? '' : colour}${apart}`;
    const veil = opacity === '1' && filter === 'none' && blend === 'normal' ? '' : ` ${opacity} ${filter} ${blend}`;
    const here = { ground: hides ? own : `${behind.ground}${own && ` ${own}`}`, veils: behind.veils + veil };
    grounds.set(element, here);
    return here;
  };
  const judge = (element: Element) => {
    if (element.getClientRects().length === 0) return;
    const { color, fill, fontSize, fontWeight, textShadow, visibility } = getComputedStyle(element);
    if (visibility !== 'visible') return;
    const { ground, veils } = under(element);
    const isOff = element.closest(':disabled, [aria-disabled="true"]') !== null;
    const text = [element.localName, color, fill, fontSize, fontWeight, textShadow, isOff];
    const look = [...text, ground, veils].join(' | ');
    if (!known.has(look) && !found.has(look)) found.set(look, element);
  };
  for (const field of document.querySelectorAll('input, select, textarea')) judge(field);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode())
    if (texts.currentNode.textContent?.trim() && texts.currentNode.parentElement)
      judge(texts.currentNode.parentElement);
  return found;
}
