import { escapeMarkup as esc } from '@groundswell/present';
import type { Feed, FeedEntry } from './draw-feed.ts';

/** Writes Atom 1.0, RFC 4287. */
export function writeAtom({
  title,
  summary,
  product,
  language,
  id,
  link,
  self,
  icon,
  updatedAt,
  entries,
}: Feed): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<id>${esc(id)}</id>
<title>${esc(title)}</title>
<subtitle>${esc(summary)}</subtitle>
<updated>${updatedAt.toISOString()}</updated>
<author><name>${esc(product)}</name></author>
<link rel="alternate" type="text/html" href="${esc(link)}"/>
<link rel="self" type="application/atom+xml" href="${esc(self)}"/>
<icon>${esc(icon)}</icon>
<generator>${esc(product)}</generator>
${entries.map(entryOf).join('')}</feed>
`;
}

function entryOf(entry: FeedEntry): string {
  const { id, title, link, language, summary, html, author, picture, publishedAt, updatedAt } = entry;
  const enclosure = picture === undefined ? '' : `<link rel="enclosure" type="image/webp" href="${esc(picture)}"/>\n`;
  return `<entry xml:lang="${language}">
<id>${esc(id)}</id>
<title>${esc(title)}</title>
<link rel="alternate" type="text/html" href="${esc(link)}"/>
${enclosure}<published>${publishedAt.toISOString()}</published>
<updated>${updatedAt.toISOString()}</updated>
<author><name>${esc(author.name)}</name><uri>${esc(author.link)}</uri></author>
<summary>${esc(summary)}</summary>
<content type="html">${esc(html)}</content>
</entry>
`;
}
