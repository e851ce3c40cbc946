import type { Feed, FeedEntry } from './draw-feed.ts';

/** Writes JSON Feed 1.1, https://www.jsonfeed.org/version/1.1. */
export function writeJsonFeed({ title, link, self, summary, icon, language, entries }: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: link,
    feed_url: self,
    description: summary,
    icon,
    language,
    items: entries.map(itemOf),
  });
}

function itemOf({ id, link, language, title, summary, html, author, picture, publishedAt, updatedAt }: FeedEntry) {
  return {
    id,
    url: link,
    title,
    summary,
    content_html: html,
    image: picture,
    date_published: publishedAt.toISOString(),
    date_modified: updatedAt.toISOString(),
    authors: [{ name: author.name, url: author.link }],
    language,
  };
}
