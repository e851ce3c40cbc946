import { cardReply, readRelated } from '@groundswell/blog';
import { getBlogFeed, type Language } from '@groundswell/contracts';
import { languageFor, type PublishedPost, publishedPosts, type StoredCard } from '@groundswell/data/blog';
import { drawBlogSitemap, drawFeed, FEED_TYPES, type FeedPost } from '@groundswell/page-rendering';
import { endpoint } from '@groundswell/runtime';

const NEWEST = 20;
/**
 * The number of posts that one query for the sitemap reads. A sitemap may list 50,000 URLs (https://www.sitemaps.org),
 * and each post has three, one per language.
 */
const AT_ONCE = 500;
const MOST = 50_000 / 3;

/** Returns the full newest posts for feed readers, or the addresses of all posts for search engines. */
export const handler = endpoint(
  getBlogFeed,
  async ({ params: { file }, query: { lang }, site }) =>
    new TextEncoder().encode(
      file === 'sitemap.xml'
        ? drawBlogSitemap(site, await listAll())
        : drawFeed(file, { site, lang, posts: await listNewest(lang) }),
    ),
  { headersOf: ({ params: { file } }) => ({ 'content-type': FEED_TYPES[file] }) },
);

async function listAll(): Promise<StoredCard[]> {
  const all: StoredCard[] = [];
  let after: string | undefined;
  do {
    const { cards, next } = await publishedPosts.list('ALL', { page: 1, size: AT_ONCE, after }, Date.now());
    all.push(...cards);
    after = next;
  } while (after !== undefined && all.length < MOST);
  return all;
}

async function listNewest(lang: Language): Promise<FeedPost[]> {
  const now = Date.now();
  const { cards } = await publishedPosts.list('ALL', { page: 1, size: NEWEST }, now);
  const whole = await Promise.all(cards.map(({ slug }) => publishedPosts.findBySlug(slug, now)));
  const posts = whole.flatMap((post): PublishedPost[] => (post ? [post] : []));
  const beside = await readRelated(posts);
  return posts.map((post) => ({
    card: cardReply(post, lang, beside),
    html: post.bodies[languageFor(post.texts, lang)]?.html ?? '',
    updatedAt: new Date(post.updatedAt),
  }));
}
