/**
 * Finds one element for each look of text that is not in `judged`. Runs in the page. A look is everything on which a
 * text's contrast depends: its colour, its size class, and the backgrounds behind it down to an opaque one. A link's
 * look includes the surrounding text. A positioned text without a background may lie over anything, so its look is
 * unique.
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
  const isInline = (element: Element) => getComputedStyle(element).display === 'inline';
  const typeOf = (element: Element) => {
    const { textDecorationLine, fontWeight, fontStyle, fontSize } = getComputedStyle(element);
    return `${textDecorationLine} ${fontWeight} ${fontStyle} ${fontSize}`;
  };
  const besides = (link: Element) => {
    let block = link.parentElement ?? link;
    while (block.parentElement && isInline(block)) block = block.parentElement;
    const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    let isInText = false;
    while (!isInText && texts.nextNode())
      isInText =
        Boolean(texts.currentNode.textContent?.trim()) && !texts.currentNode.parentElement?.closest('a, button');
    if (!isInText) return 'alone';
    const { borderBottom } = getComputedStyle(link);
    return `${borderBottom} ${typeOf(link)} in ${getComputedStyle(block).color} ${typeOf(block)}`;
  };
  const judge = (element: Element) => {
    // Texts for screen readers are at most a pixel wide.
    if ([...element.getClientRects()].every(({ width, height }) => width <= 1 || height <= 1)) return;
    const { color, fill, fontSize, fontWeight, textShadow, visibility } = getComputedStyle(element);
    if (visibility !== 'visible') return;
    // From 18 points, or 14 in bold, less contrast is sufficient.
    const isLarge = Number.parseFloat(fontSize) * 0.75 >= (Number(fontWeight) >= 700 ? 14 : 18);
    const { ground, veils } = under(element);
    const isOff = element.closest(':disabled, [aria-disabled="true"]') !== null;
    const text = [color, fill, isLarge, textShadow, isOff];
    if (element.localName === 'a') text.push(besides(element));
    if (element.matches('input, select, textarea')) text.push('field');
    const look = [...text, ground, veils].join(' | ');
    if (!known.has(look) && !found.has(look)) found.set(look, element);
  };
  for (const field of document.querySelectorAll('input, select, textarea')) judge(field);
  for (const link of document.querySelectorAll('a[href]')) if (isInline(link)) judge(link);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode())
    if (texts.currentNode.textContent?.trim() && texts.currentNode.parentElement)
      judge(texts.currentNode.parentElement);
  return found;
}
