import { isSitePath } from '@groundswell/posts';

/**
 * Matches list paragraphs from Word, `mso-list:l0 level2 lfo1`. Only this style and a printed bullet mark them as list
 * items.
 */
const LIST_LEVEL = /mso-list:\s*l\d+\s+level(\d)/;
/** Matches the number that a word processor prints before an item of a numbered list. */
const NUMBER = /^\s*(?:\d+|[a-z]{1,4})[.)]/i;

/** The attribute that replaces `style`, because the content security policy blocks inline styles and reports them. */
const STYLE = 'data-style';
/** The elements that browsers render in bold by default, so that bold markup inside them is redundant. */
const HEADS = 'h1, h2, h3, h4, h5, h6, th';
/** The container elements, which contain other elements but no text of their own. */
const FRAMES = 'table, thead, tbody, tfoot, tr, ul, ol';
const BOLD = /(?:^|[;\s])font-weight:\s*(?:bold|[6-9]00)/i;
const NOT_BOLD = /(?:^|[;\s])font-weight:\s*(?:normal|lighter|[1-4]00)/i;
const ITALIC = /(?:^|[;\s])font-style:\s*(?:italic|oblique)/i;
const NOT_ITALIC = /(?:^|[;\s])font-style:\s*normal/i;

/**
 * Converts HTML from a word processor to semantic HTML: real lists, and elements for bold and italic. Drops comments,
 * other styles and empty paragraphs. Calls `onPictureLeft` if pictures of other sites are dropped. `parse` is the
 * browser's parser, which runs no scripts.
 */
export function cleanPaste(html: string, parse: (html: string) => Document, onPictureLeft: () => void): string {
  const plain = html.replace(/<!--[\s\S]*?-->/g, '').replace(/<!\[(?:if|endif)[\s\S]*?\]>/gi, '');
  const document = parse(plain.replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\sstyle\s*=/gi, ` ${STYLE}=`)));
  for (const gone of document.querySelectorAll('style, script, meta, link, title, xml')) gone.remove();
  const others = [...document.querySelectorAll('img')].filter((img) => !isSitePath(img.getAttribute('src') ?? ''));
  for (const img of others) img.remove();
  if (others.length > 0) onPictureLeft();
  for (const paragraph of document.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4, h5, h6')) {
    const level = LIST_LEVEL.exec(paragraph.getAttribute(STYLE) ?? '')?.[1];
    if (level) toItem(document, paragraph, Number(level));
    // Word processors use empty paragraphs as spacing.
    else if (!paragraph.textContent?.trim() && !paragraph.querySelector('img, br')) paragraph.remove();
  }
  for (const styled of document.querySelectorAll<HTMLElement>(`[${STYLE}]`)) toMarks(document, styled);
  return document.body?.innerHTML ?? '';
}

function toMarks(document: Document, styled: HTMLElement): void {
  const style = styled.getAttribute(STYLE) ?? '';
  styled.removeAttribute(STYLE);
  if (styled.matches(FRAMES)) return;
  if (BOLD.test(style) && !styled.closest(HEADS)) wrapWords(document, styled, 'strong');
  if (ITALIC.test(style)) wrapWords(document, styled, 'em');
  // Google Docs wraps copied content in a <b> with normal font weight.
  const isPlain =
    (NOT_BOLD.test(style) && styled.matches('b, strong')) || (NOT_ITALIC.test(style) && styled.matches('i, em'));
  if (isPlain) styled.replaceWith(...styled.childNodes);
}

function wrapWords(document: Document, around: HTMLElement, tag: string): void {
  const mark = document.createElement(tag);
  mark.append(...around.childNodes);
  around.append(mark);
}

function toItem(document: Document, paragraph: HTMLElement, level: number): void {
  const bullet = [...paragraph.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute(STYLE) ?? ''),
  );
  const tag = NUMBER.test(bullet?.textContent ?? '') ? 'OL' : 'UL';
  bullet?.remove();
  const item = document.createElement('li');
  const inner = document.createElement('p');
  inner.append(...paragraph.childNodes);
  item.append(inner);
  listFor(document, paragraph, level, tag).append(item);
  paragraph.remove();
}

/**
 * Returns the list that a paragraph's item belongs to at its nesting level: the list before the paragraph, or else a
 * new one.
 */
function listFor(document: Document, paragraph: HTMLElement, level: number, tag: string): Element {
  const before = paragraph.previousElementSibling;
  let list = before && /^[OU]L$/.test(before.tagName) ? before : null;
  if (!list || (level === 1 && list.tagName !== tag)) {
    list = document.createElement(tag.toLowerCase());
    paragraph.before(list);
  }
  for (let depth = 1; depth < level; depth += 1) {
    const last: Element = list.lastElementChild ?? list.appendChild(document.createElement('li'));
    const inner: Element | undefined = [...last.children].find((child) => /^[OU]L$/.test(child.tagName));
    list = inner ?? last.appendChild(document.createElement(tag.toLowerCase()));
  }
  return list;
}
