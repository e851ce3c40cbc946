import type { DOMOutputSpec, Fragment, Mark, Node } from 'prosemirror-model';
import { nodeOf, type PostDocument } from './check-document.ts';
import { type Embed, embedAddress } from './embeds.ts';
import { isSitePath } from './links.ts';
import { FRAME_SANDBOX, sanitizeHtml } from './sanitize.ts';

/** The better encodings of a picture for browsers that support them, such as AVIF in three widths. */
export type PictureSource = { type: string; srcset: string; sizes?: string };

export type HtmlOptions = {
  /** Returns the better encodings of one of the site's pictures, best first. */
  sourcesOf?: (src: string) => readonly PictureSource[];
  /** The site's origin, `https://host`, for feeds and emails: it makes URLs absolute, and frames become links. */
  origin?: string;
};

/** Returns the text's HTML. It is built from the document alone, and then sanitized as a second safeguard. */
export function htmlOf(document: PostDocument, options: HtmlOptions = {}): string {
  return sanitizeHtml(inside(nodeOf(document).content, options), options.origin);
}

function inside(content: Fragment, options: HtmlOptions): string {
  const nodes = content.content;
  const shared = (mark: Mark, from: number) => {
    let to = from;
    while (to < nodes.length && nodes[to]?.marks.some((one) => one.eq(mark))) to += 1;
    return to;
  };
  // Adjacent nodes with the same mark share one element.
  const run = (from: number, to: number, outer: readonly Mark[]): string => {
    let html = '';
    for (let at = from; at < to; ) {
      const node = nodes[at];
      const mark = node?.marks.find((one) => !one.isInSet(outer));
      if (!node || !mark) {
        html += node ? nodeHtml(node, options) : '';
        at += 1;
        continue;
      }
      const end = Math.min(to, shared(mark, at));
      html += markHtml(mark, run(at, end, [...outer, mark]), options);
      at = end;
    }
    return html;
  };
  return run(0, nodes.length, []);
}

function nodeHtml(node: Node, options: HtmlOptions): string {
  if (node.isText) return escapeText(node.text ?? '');
  const content = inside(node.content, options);
  switch (node.type.name) {
    case 'image':
      return imageHtml(node.attrs, options);
    case 'embed':
      return embedHtml({ provider: node.attrs.provider, id: node.attrs.id }, node.attrs.title, options);
    case 'forecast': {
      const { slug, name } = node.attrs;
      return `<p class="live-forecast"><a href="${whole(`/forecast/${slug}`, options)}" data-forecast="${escapeText(slug)}">${escapeText(name)}</a></p>`;
    }
    case 'table':
      // The wrapper scrolls a table that is wider than the page.
      return `<div class="wide-table"><table><tbody>${content}</tbody></table></div>`;
    default: {
      const spec = node.type.spec.toDOM?.(node);
      return spec ? specHtml(spec, content) : '';
    }
  }
}

function markHtml(mark: Mark, content: string, options: HtmlOptions): string {
  if (mark.type.name !== 'link') return specHtml(mark.type.spec.toDOM?.(mark, true) ?? ['span', 0], content);
  const { href } = mark.attrs;
  const rel = /^https?:/i.test(href) ? ' rel="noopener"' : '';
  return `<a href="${escapeText(whole(href, options))}"${rel}>${content}</a>`;
}

function imageHtml({ src, alt, caption, width, height }: Node['attrs'], options: HtmlOptions): string {
  const sources = (isSitePath(src) ? (options.sourcesOf?.(src) ?? []) : []).map(
    ({ type, srcset, sizes }) =>
      `<source type="${escapeText(type)}" srcset="${escapeText(srcset)}"${sizes ? ` sizes="${escapeText(sizes)}"` : ''}>`,
  );
  const size = width && height ? ` width="${width}" height="${height}"` : '';
  const img = `<img src="${escapeText(whole(src, options))}" alt="${escapeText(alt)}"${size} loading="lazy" decoding="async">`;
  const picture = sources.length === 0 ? img : `<picture>${sources.join('')}${img}</picture>`;
  return `<figure>${picture}${caption === '' ? '' : `<figcaption>${escapeText(caption)}</figcaption>`}</figure>`;
}

function embedHtml(embed: Embed, title: string, { origin }: HtmlOptions): string {
  const { frame, page } = embedAddress(embed);
  if (origin) return `<p><a href="${escapeText(page)}" rel="noopener">${escapeText(title || page)}</a></p>`;
  return `<div class="embed"><iframe src="${escapeText(frame)}" title="${escapeText(title || page)}" sandbox="${FRAME_SANDBOX}" allow="fullscreen; picture-in-picture" loading="lazy" referrerpolicy="strict-origin-when-cross-origin" width="640" height="360"></iframe></div>`;
}

/** Renders an element in the schema's notation: `[tag, attributes?, 0 or parts…]`. */
function specHtml(spec: DOMOutputSpec, content: string): string {
  if (!Array.isArray(spec)) throw new TypeError('The schema writes elements as lists');
  const [tag, ...rest]: readonly unknown[] = spec;
  const isAttrs = (part: unknown): part is Record<string, unknown> =>
    typeof part === 'object' && part !== null && !Array.isArray(part);
  const attrs = isAttrs(rest[0]) ? Object.entries(rest[0]) : [];
  const parts = isAttrs(rest[0]) ? rest.slice(1) : rest;
  const opening = `<${tag}${attrs.map(([name, value]) => ` ${name}="${escapeText(String(value))}"`).join('')}>`;
  if (parts.length === 0) return opening;
  return `${opening}${parts.map((part) => (part === 0 ? content : specHtml(part as DOMOutputSpec, content))).join('')}</${tag}>`;
}

function whole(address: string, { origin = '' }: HtmlOptions): string {
  return address.startsWith('/') ? `${origin}${address}` : address;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
