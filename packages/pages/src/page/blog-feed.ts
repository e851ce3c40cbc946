import type { FeedFile, Language, PostCard } from '@groundswell/contracts';
import { escapeMarkup, wordsOf } from '@groundswell/present';
import { productName } from '@groundswell/runtime';
import { Feed } from 'feed';
import { feedAddress } from './blog-head.ts';
import { addressIn } from './head-tags.ts';

/** A post as feed readers get it, whole. */
export interface FeedPost {
  readonly card: PostCard;
  readonly html: string;
  readonly updatedAt: Date;
}
export interface FeedOf {
  /** The site's own address. */
  readonly site: string;
  readonly lang: Language;
  /** The newest first. */
  readonly posts: readonly FeedPost[];
}

export const FEED_TYPES: Readonly<Record<FeedFile, string>> = {
  'rss.xml': 'application/rss+xml; charset=utf-8',
  'atom.xml': 'application/atom+xml; charset=utf-8',
  'feed.json': 'application/feed+json; charset=utf-8',
  'sitemap.xml': 'application/xml; charset=utf-8',
};

/** The newest posts as RSS 2.0, Atom 1.0 or JSON Feed 1. */
export function drawFeed(file: Exclude<FeedFile, 'sitemap.xml'>, { site, lang, posts }: FeedOf): string {
  const { title, lead } = wordsOf(lang).blog;
  const newest = posts.map(({ updatedAt }) => updatedAt).sort((one, other) => other.getTime() - one.getTime())[0];
  const feed = new Feed({
    title: `${title} · ${productName()}`,
    description: lead,
    id: `${site}/blog`,
    link: addressIn(`${site}/blog`, lang),
    language: lang,
    favicon: `${site}/favicon.ico`,
    image: `${site}/icons/icon-512.png`,
    copyright: productName(),
    generator: productName(),
    updated: newest ?? new Date(0),
    feedLinks: {
      rss: feedAddress(site, 'rss.xml', lang),
      atom: feedAddress(site, 'atom.xml', lang),
      json: feedAddress(site, 'feed.json', lang),
    },
  });
  // The texts of Atom's entries are HTML to its readers.
  const textOf = file === 'atom.xml' ? escapeMarkup : String;
  for (const { card, html, updatedAt } of posts) {
    const link = addressIn(`${site}/blog/${card.user_id}/${card.slug}`, card.lang);
    feed.addItem({
      title: textOf(card.title),
      // The same post, whatever becomes of its slug.
      id: `${site}/blog#${card.id}`,
      guid: `${site}/blog#${card.id}`,
      link,
      description: textOf(card.summary),
      content: withWholeAddresses(html, site),
      author: [{ name: card.user.name, link: `${site}/blog/${card.user_id}` }],
      published: new Date(card.published_at),
      date: updatedAt,
      ...(card.featured_image !== null && { image: `${site}${card.featured_image}` }),
    });
  }
  if (file === 'feed.json') return feed.json1();
  return file === 'atom.xml' ? feed.atom1() : feed.rss2();
}

/** A feed reader shows the text on another site: its addresses on ours are written whole. */
function withWholeAddresses(html: string, site: string): string {
  return html.replace(/\b(href|src)="\//g, `$1="${site}/`);
}
