import MarkdownIt from 'markdown-it';
import { MarkdownParser } from 'prosemirror-markdown';
import type { Node } from 'prosemirror-model';
import { checkDocument, DocumentError, type PostDocument } from './check-document.ts';
import { embedOfLink } from './embeds.ts';
import { headingLevel, PLACE_SLUG, postSchema } from './schema.ts';

type Token = ReturnType<MarkdownIt['parse']>[number];

const reader = new MarkdownIt('commonmark', { html: false }).enable('table');
reader.core.ruler.push('blocks of posts', ({ tokens, Token }) => {
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    // The editor's schema requires paragraphs inside table cells.
    if (token && /^t[hd]_open$/.test(token.type)) {
      tokens.splice(at + 1, 0, new Token('paragraph_open', 'p', 1));
      tokens.splice(at + 3, 0, new Token('paragraph_close', 'p', -1));
    }
    const block = token?.type === 'paragraph_open' && blockOf(tokens[at + 1]?.children ?? [], Token);
    if (block) tokens.splice(at, 3, block);
  }
});

const parser = new MarkdownParser(postSchema, reader, {
  paragraph: { block: 'paragraph' },
  heading: { block: 'heading', getAttrs: ({ tag }) => ({ level: headingLevel(Number(tag.slice(1))) }) },
  blockquote: { block: 'blockquote' },
  code_block: { block: 'code_block', noCloseToken: true },
  fence: { block: 'code_block', noCloseToken: true },
  bullet_list: { block: 'bullet_list' },
  ordered_list: { block: 'ordered_list', getAttrs: (token) => ({ order: Number(token.attrGet('start') ?? 1) }) },
  list_item: { block: 'list_item' },
  hr: { node: 'horizontal_rule' },
  hardbreak: { node: 'hard_break' },
  table: { block: 'table' },
  thead: { ignore: true },
  tbody: { ignore: true },
  tr: { block: 'table_row' },
  th: { block: 'table_header' },
  td: { block: 'table_cell' },
  image: { node: 'image', getAttrs: ({ meta }) => meta },
  embed: { node: 'embed', getAttrs: ({ meta }) => meta },
  forecast: { node: 'forecast', getAttrs: ({ meta }) => meta },
  em: { mark: 'em' },
  strong: { mark: 'strong' },
  link: { mark: 'link', getAttrs: (token) => ({ href: token.attrGet('href') }) },
  code_inline: { mark: 'code', noCloseToken: true },
});

/**
 * Parses a post written as CommonMark with tables. A picture alone in a paragraph is a figure, `![alt](/path.webp
 * "caption")`; a video link alone is a frame. `[Name](/forecast/slug)` alone is the place's live forecast. Throws a
 * DocumentError for unsupported content, such as a picture between words.
 */
export function documentOfMarkdown(markdown: string): PostDocument {
  return checkDocument(parse(markdown).toJSON());
}

function parse(markdown: string): Node {
  try {
    return parser.parse(markdown);
  } catch (cause) {
    throw new DocumentError('unknown', cause instanceof Error ? cause.message : 'It is no Markdown');
  }
}

function blockOf(
  children: readonly Token[],
  Token: new (type: string, tag: string, nesting: 0) => Token,
): Token | undefined {
  const make = (type: string, meta: object) => Object.assign(new Token(type, '', 0), { meta });
  const [first, text, last] = children;
  if (first?.type === 'image' && children.length === 1)
    return make('image', { src: first.attrGet('src'), alt: first.content, caption: first.attrGet('title') ?? '' });
  if (first?.type !== 'link_open' || last?.type !== 'link_close' || children.length !== 3) return undefined;
  const href = first.attrGet('href') ?? '';
  const title = text?.content ?? '';
  const embed = embedOfLink(href);
  if (embed) return make('embed', { ...embed, title: title === href ? '' : title });
  const slug = /^\/forecast\/([^/?#]+)$/.exec(href)?.[1];
  return slug && PLACE_SLUG.test(slug) ? make('forecast', { slug, name: title }) : undefined;
}
