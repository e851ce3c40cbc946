import { isSitePath } from '@groundswell/posts';

/** Word's paragraphs of lists, `mso-list:l0 level2 lfo1`: only their styles and a printed bullet say what they are. */
const LIST_LEVEL = /mso-list:\s*l\d+\s+level(\d)/;
/** What a word processor prints before an item of a numbered list. */
const NUMBER = /^\s*(?:\d+|[a-z]{1,4})[.)]/i;

/** Styles as they are read here: the content security policy blocks any of their own name, and complains. */
const STYLE = 'data-style';
/** Their letters are bold anyway. */
const HEADS = 'h1, h2, h3, h4, h5, h6, th';
/** They hold no letters of their own. */
const FRAMES = 'table, thead, tbody, tfoot, tr, ul, ol';
const BOLD = /(?:^|[;\s])font-weight:\s*(?:bold|[6-9]00)/i;
const NOT_BOLD = /(?:^|[;\s])font-weight:\s*(?:normal|lighter|[1-4]00)/i;
const ITALIC = /(?:^|[;\s])font-style:\s*(?:italic|oblique)/i;
const NOT_ITALIC = /(?:^|[;\s])font-style:\s*normal/i;

/**
 * HTML as a word processor copies it, as HTML that means the same: lists are lists, bold and italic letters are elements,
 * and its comments, other styles and empty paragraphs are gone. `parse`: the browser's parser, which runs nothing.
 * `onPictureLeft`: it held a picture that is not this site's.
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
    // Its empty lines are the distance between paragraphs.
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
  // Google Docs wraps what it copies in a <b> of normal weight.
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

/** The list before the paragraph that its item belongs to, at its level; a new one where there is none. */
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
