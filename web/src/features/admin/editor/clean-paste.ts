/** Word's paragraphs of lists, `mso-list:l0 level2 lfo1`: only their styles and a printed bullet say what they are. */
const LIST_LEVEL = /mso-list:\s*l\d+\s+level(\d)/;
/** What a word processor prints before an item of a numbered list. */
const NUMBER = /^\s*(?:\d+|[a-z]{1,4})[.)]/i;

/**
 * HTML as a word processor copies it, as HTML that means the same: lists are lists, and its comments, styles and empty
 * paragraphs are gone. `parse`: the browser's parser, which runs nothing.
 */
export function cleanPaste(html: string, parse: (html: string) => Document): string {
  const document = parse(html.replace(/<!--[\s\S]*?-->/g, '').replace(/<!\[(?:if|endif)[\s\S]*?\]>/gi, ''));
  for (const gone of document.querySelectorAll('style, script, meta, link, title, xml')) gone.remove();
  for (const paragraph of document.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4, h5, h6')) {
    const level = LIST_LEVEL.exec(paragraph.getAttribute('style') ?? '')?.[1];
    if (level) toItem(document, paragraph, Number(level));
    // Its empty lines are the distance between paragraphs.
    else if (!paragraph.textContent?.trim() && !paragraph.querySelector('img, br')) paragraph.remove();
  }
  return document.body?.innerHTML ?? '';
}

function toItem(document: Document, paragraph: HTMLElement, level: number): void {
  const bullet = [...paragraph.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  );
  const tag = NUMBER.test(bullet?.textContent ?? '') ? 'OL' : 'UL';
  bullet?.remove();
  const item = document.createElement('li');
  const inner = document.createElement('p');
  inner.innerHTML = paragraph.innerHTML.trim();
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
