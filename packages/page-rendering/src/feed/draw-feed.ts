import { type FeedFile, type Language, type PostCard, permittedText } from '@groundswell/contracts';
import { wordsOf } from '@groundswell/present';
import { productName } from '@groundswell/runtime';
import { feedAddress } from '../page/blog-head.ts';
import { addressIn } from '../page/head-tags.ts';
import { feedReaderHtml } from './feed-reader-html.ts';
import { writeAtom } from './write-atom.ts';
import { writeJsonFeed } from './write-json-feed.ts';
import { writeRss } from './write-rss.ts';

export interface FeedPost {
  readonly card: PostCard;
  readonly html: string;
  readonly updatedAt: Date;
}
export interface FeedOf {
  /** The site's origin. */
  readonly site: string;
  readonly lang: Language;
  /** The posts, newest first. */
  readonly posts: readonly FeedPost[];
}

/** A feed independent of its format: plain texts and absolute URLs. */
export interface Feed {
  readonly title: string;
  readonly summary: string;
  readonly product: string;
  readonly language: Language;
  /** The feed's id, shared by all languages. */
  readonly id: string;
  readonly link: string;
  /** The feed's own URL. */
  readonly self: string;
  readonly icon: string;
  readonly updatedAt: Date;
  readonly entries: readonly FeedEntry[];
}
export interface FeedEntry {
  /** The post's permanent id, which a changed slug does not affect. */
  readonly id: string;
  readonly link: string;
  readonly language: Language;
  readonly title: string;
  readonly summary: string;
  readonly html: string;
  readonly author: { readonly name: string; readonly link: string };
  readonly picture: string | undefined;
  readonly publishedAt: Date;
  readonly updatedAt: Date;
}

export const FEED_TYPES: Readonly<Record<FeedFile, string>> = {
  'rss.xml': 'application/rss+xml; charset=utf-8',
  'atom.xml': 'application/atom+xml; charset=utf-8',
  'feed.json': 'application/feed+json; charset=utf-8',
  'sitemap.xml': 'application/xml; charset=utf-8',
};

const WRITERS = { 'rss.xml': writeRss, 'atom.xml': writeAtom, 'feed.json': writeJsonFeed } as const;

/** Writes the newest posts as RSS 2.0, Atom 1.0 or JSON Feed 1.1; drops characters that XML does not permit. */
export function drawFeed(file: Exclude<FeedFile, 'sitemap.xml'>, { site, lang, posts }: FeedOf): string {
  const { title, lead } = wordsOf(lang).blog;
  const feed: Feed = {
    title: `${title} · ${productName()}`,
    summary: lead,
    product: productName(),
    language: lang,
    id: `${site}/blog`,
    link: addressIn(`${site}/blog`, lang),
    self: feedAddress(site, file, lang),
    icon: `${site}/icons/icon-512.png`,
    updatedAt: new Date(Math.max(0, ...posts.map(({ updatedAt }) => updatedAt.getTime()))),
    entries: posts.map((post) => entryOf(post, site)),
  };
  return permittedText(WRITERS[file](feed));
}

function entryOf({ card, html, updatedAt }: FeedPost, site: string): FeedEntry {
  return {
    id: `${site}/blog#${card.id}`,
    link: addressIn(`${site}/blog/${card.user_id}/${card.slug}`, card.lang),
    language: card.lang,
    title: card.title,
    summary: card.summary,
    html: feedReaderHtml(html, site),
    author: { name: card.user.name, link: `${site}/blog/${card.user_id}` },
    picture: card.featured_image === null ? undefined : `${site}${card.featured_image}`,
    publishedAt: new Date(card.published_at),
    updatedAt,
  };
}
