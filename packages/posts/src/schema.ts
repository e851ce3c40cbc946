import { type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model';
import { type Embed, embedAddress, isEmbed, isEmbedProvider } from './embeds.ts';
import { isSafeHref, isSitePath } from './links.ts';
import { tableNodes } from './table-nodes.ts';
import { matches, text, whole } from './validators.ts';

/** The levels of headings in a text; level 1 is the post's title. */
const HEADING_LEVELS = [2, 3, 4] as const;
export const PLACE_SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const nodes = {
  doc: { content: 'block+' },
  paragraph: { content: 'inline*', group: 'block', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
  heading: {
    attrs: { level: { default: 2, validate: matches((level) => HEADING_LEVELS.some((one) => one === level)) } },
    content: 'inline*',
    group: 'block',
    defining: true,
    // A pasted heading of level 1 becomes one of level 2.
    parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level: headingLevel(level) } })),
    toDOM: (node) => [`h${node.attrs.level}`, 0],
  },
  blockquote: {
    content: 'block+',
    group: 'block',
    defining: true,
    parseDOM: [{ tag: 'blockquote' }],
    toDOM: () => ['blockquote', 0],
  },
  code_block: {
    content: 'text*',
    marks: '',
    group: 'block',
    code: true,
    defining: true,
    parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
    toDOM: () => ['pre', ['code', 0]],
  },
  ordered_list: {
    attrs: { order: { default: 1, validate: whole(0, 99_999) } },
    content: 'list_item+',
    group: 'block',
    parseDOM: [{ tag: 'ol', getAttrs: (dom) => ({ order: clamp(Number(dom.getAttribute('start') ?? 1)) }) }],
    toDOM: (node) => (node.attrs.order === 1 ? ['ol', 0] : ['ol', { start: node.attrs.order }, 0]),
  },
  bullet_list: { content: 'list_item+', group: 'block', parseDOM: [{ tag: 'ul' }], toDOM: () => ['ul', 0] },
  list_item: { content: 'paragraph block*', defining: true, parseDOM: [{ tag: 'li' }], toDOM: () => ['li', 0] },
  horizontal_rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
  image: {
    // A draft may lack the alternative text; a submitted post may not (see `missingParts`).
    attrs: {
      src: { validate: matches((src) => typeof src === 'string' && isSitePath(src)) },
      alt: { default: '', validate: text(300) },
      caption: { default: '', validate: text(300) },
      width: { default: null, validate: whole(1, 20_000, null) },
      height: { default: null, validate: whole(1, 20_000, null) },
    },
    group: 'block',
    draggable: true,
    parseDOM: [
      { tag: 'figure', getAttrs: (dom) => imageAttrs(dom.querySelector('img'), dom.querySelector('figcaption')) },
      { tag: 'img', getAttrs: (dom) => imageAttrs(dom) },
    ],
    toDOM: ({ attrs: { src, alt, caption, width, height } }) => {
      const img = ['img', { src, alt, ...(width && height ? { width, height } : {}) }] as const;
      return caption === '' ? ['figure', img] : ['figure', img, ['figcaption', caption]];
    },
  },
  embed: {
    attrs: {
      provider: { validate: matches((name) => typeof name === 'string' && isEmbedProvider(name)) },
      id: { validate: text(40) },
      title: { default: '', validate: text(200) },
    },
    group: 'block',
    draggable: true,
    parseDOM: [{ tag: 'div[data-embed]', getAttrs: embedAttrs }],
    toDOM: ({ attrs: { provider, id, title } }) => [
      'div',
      { 'data-embed': `${provider} ${id}` },
      ['a', { href: embedAddress({ provider, id }).page }, title || embedAddress({ provider, id }).page],
    ],
  },
  forecast: {
    attrs: {
      slug: { validate: matches((slug) => typeof slug === 'string' && PLACE_SLUG.test(slug) && slug.length <= 80) },
      name: { validate: text(120) },
    },
    group: 'block',
    draggable: true,
    parseDOM: [
      {
        tag: 'p[data-forecast]',
        // A paragraph with `data-forecast` also matches the rule for paragraphs, so this rule needs a higher priority.
        priority: 60,
        getAttrs: (dom) => ({ slug: dom.getAttribute('data-forecast'), name: dom.textContent ?? '' }),
      },
    ],
    toDOM: ({ attrs: { slug, name } }) => ['p', { 'data-forecast': slug }, ['a', { href: `/forecast/${slug}` }, name]],
  },
  ...tableNodes,
  text: { group: 'inline' },
  hard_break: {
    inline: true,
    group: 'inline',
    selectable: false,
    linebreakReplacement: true,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
} satisfies Record<string, NodeSpec>;

const marks = {
  link: {
    attrs: { href: { validate: matches((href) => typeof href === 'string' && isSafeHref(href)) } },
    inclusive: false,
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs: (dom) => {
          const href = dom.getAttribute('href') ?? '';
          return isSafeHref(href) && { href };
        },
      },
    ],
    toDOM: (mark) => ['a', { href: mark.attrs.href }, 0],
  },
  strong: {
    parseDOM: [{ tag: 'strong' }, { tag: 'b' }],
    toDOM: () => ['strong', 0],
  },
  em: {
    parseDOM: [{ tag: 'em' }, { tag: 'i' }],
    toDOM: () => ['em', 0],
  },
  code: { code: true, parseDOM: [{ tag: 'code' }], toDOM: () => ['code', 0] },
} satisfies Record<string, MarkSpec>;

/** The schema of posts. The editor creates posts by this schema, and the server validates posts against it. */
export const postSchema = new Schema<keyof typeof nodes, keyof typeof marks>({ nodes, marks });

export function headingLevel(level: number): number {
  return Math.min(4, Math.max(2, level));
}

function clamp(order: number): number {
  return Number.isInteger(order) && order >= 0 && order <= 99_999 ? order : 1;
}

function imageAttrs(img: HTMLElement | null, caption?: HTMLElement | null) {
  const src = img?.getAttribute('src') ?? '';
  // A picture of another site could change and would reveal readers to that site, so writers must upload it first.
  if (!img || !isSitePath(src)) return false;
  const pixels = (name: string) => Number(img.getAttribute(name)) || null;
  return {
    src,
    alt: (img.getAttribute('alt') ?? '').slice(0, 300),
    caption: (caption?.textContent ?? '').slice(0, 300),
    width: pixels('width'),
    height: pixels('height'),
  };
}

function embedAttrs(dom: HTMLElement): (Embed & { title: string }) | false {
  const [provider = '', id = ''] = (dom.getAttribute('data-embed') ?? '').split(' ');
  const page = isEmbedProvider(provider) && isEmbed(provider, id) && embedAddress({ provider, id }).page;
  if (!page || !isEmbedProvider(provider)) return false;
  const title = dom.textContent ?? '';
  return { provider, id, title: title === page ? '' : title.slice(0, 200) };
}
