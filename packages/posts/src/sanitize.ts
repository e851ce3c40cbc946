import sanitize from 'sanitize-html';
import { EMBED_HOSTS } from './embeds.ts';
import { isSafeHref } from './links.ts';

const TEXT_TAGS = ['p', 'h2', 'h3', 'h4', 'blockquote', 'pre', 'code', 'ol', 'ul', 'li', 'hr', 'br', 'strong', 'em'];
const TABLE_TAGS = ['table', 'tbody', 'tr', 'td', 'th'];
const PICTURE_TAGS = ['figure', 'figcaption', 'picture', 'source', 'img'];

/** The sandbox of a frame: it may play videos, but never navigate the page. */
export const FRAME_SANDBOX = 'allow-scripts allow-same-origin allow-presentation';

/**
 * Removes from the HTML everything that posts cannot have. `origin` is the site's origin, given for feeds and emails,
 * whose URLs are absolute. Idempotent.
 */
export function sanitizeHtml(html: string, origin = ''): string {
  const ownPath = (address: string) => address.startsWith(`${origin}/`) && !address.startsWith('//');
  return sanitize(html, {
    allowedTags: [...TEXT_TAGS, ...TABLE_TAGS, ...PICTURE_TAGS, 'a', 'iframe', 'div'],
    allowedAttributes: {
      a: ['href', 'rel', 'data-forecast'],
      p: ['class'],
      div: ['class'],
      ol: ['start'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan', 'scope'],
      source: ['type', 'srcset', 'sizes'],
      img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
      iframe: ['src', 'title', 'sandbox', 'allow', 'loading', 'referrerpolicy', 'width', 'height'],
    },
    allowedClasses: { p: ['live-forecast'], div: ['embed', 'wide-table'] },
    allowedSchemes: ['https', 'http', 'mailto'],
    allowProtocolRelative: false,
    parseStyleAttributes: false,
    allowedIframeHostnames: [...EMBED_HOSTS],
    selfClosing: ['br', 'hr', 'img', 'source'],
    transformTags: {
      a: (tagName, { href, ...attribs }) => ({
        tagName,
        attribs: href && isSafeHref(href) ? { ...attribs, href } : attribs,
      }),
      iframe: (tagName, attribs) => ({ tagName, attribs: { ...attribs, sandbox: FRAME_SANDBOX } }),
    },
    exclusiveFilter: ({ tag, attribs }) =>
      (tag === 'iframe' && !attribs.src?.startsWith('https://')) ||
      (tag === 'img' && !ownPath(attribs.src ?? '')) ||
      (tag === 'source' && !(attribs.srcset ?? '').split(',').every((one) => ownPath(one.trim()))),
  });
}
