import { escapeMarkup } from '@groundswell/present';
import type { Feed, FeedEntry } from './draw-feed.ts';

const NAMESPACES = [
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  'xmlns:media="http://search.yahoo.com/mrss/"',
].join(' ');

/** Writes RSS 2.0 by the RSS Advisory Board's profile, https://www.rssboard.org/rss-profile. */
export function writeRss({ title, link, summary, language, updatedAt, product, self, entries }: Feed): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" ${NAMESPACES}>
<channel>
<title>${plain(title)}</title>
<link>${escapeMarkup(link)}</link>
<description>${html(escapeMarkup(summary))}</description>
<language>${language}</language>
<lastBuildDate>${updatedAt.toUTCString()}</lastBuildDate>
<docs>https://www.rssboard.org/rss-specification</docs>
<generator>${plain(product)}</generator>
<atom:link rel="self" type="application/rss+xml" href="${escapeMarkup(self)}"/>
${entries.map(itemOf).join('')}</channel>
</rss>
`;
}

function itemOf({ title, link, id, publishedAt, author, summary, html: body, picture }: FeedEntry): string {
  return `<item>
<title>${plain(title)}</title>
<link>${escapeMarkup(link)}</link>
<guid isPermaLink="false">${escapeMarkup(id)}</guid>
<pubDate>${publishedAt.toUTCString()}</pubDate>
<dc:creator>${plain(author.name)}</dc:creator>
<description>${html(escapeMarkup(summary))}</description>
<content:encoded>${html(body)}</content:encoded>
${picture === undefined ? '' : `<media:content medium="image" url="${escapeMarkup(picture)}"/>\n`}</item>
`;
}

/**
 * Escapes plain text. By the RSS profile, readers decode `&` and `<` in plain text only from the hexadecimal references
 * `&#x26;` and `&#x3C;`.
 */
function plain(text: string): string {
  return text.replaceAll('&', '&#x26;').replaceAll('<', '&#x3C;').replaceAll('>', '&#x3E;');
}

/** Wraps markup in CDATA, for an element whose content readers parse as HTML. */
function html(markup: string): string {
  return `<![CDATA[${markup.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}
