import { type BlogPageReply, LANGUAGES, type Language, type PostReply, pictureOf } from '@groundswell/contracts';
import { escapeMarkup } from '@groundswell/present';
import { productName } from '@groundswell/runtime';
import { blogData } from './blog-data.ts';
import { dataBlock } from './data-block.ts';
import { addressIn, link, localeTags, meta } from './head-tags.ts';

export interface BlogHeadOf {
  /** The site's origin. */
  readonly site: string;
  /** The page's. */
  readonly path: string;
  readonly reply: BlogPageReply;
  readonly language: Language;
  readonly after: string | undefined;
  readonly title: string;
  readonly description: string;
}

const FEEDS = [
  { file: 'rss.xml', type: 'application/rss+xml', name: 'RSS' },
  { file: 'atom.xml', type: 'application/atom+xml', name: 'Atom' },
  { file: 'feed.json', type: 'application/feed+json', name: 'JSON Feed' },
] as const;

/** Draws the head of a blog page: title, and data for search engines, link previews and feed readers. */
export function drawBlogHead({ site, path, reply, language, after, title, description }: BlogHeadOf): string {
  const post = reply.kind === 'post' ? reply.post : undefined;
  const shown = post?.lang ?? language;
  const languages = post ? LANGUAGES.filter((one) => post.langs.includes(one)) : LANGUAGES;
  // The later pages of a list have the first page as their canonical address, because their content shifts with each
  // new post.
  const address = `${site}${path}`;
  const own = addressIn(address, shown);
  return [
    `<title>${escapeMarkup(title)}</title>`,
    meta('name', 'description', description),
    meta('name', 'robots', robotsOf(path, after)),
    link('canonical', post?.meta.canonical_link ?? own),
    ...languages.map((one) => link('alternate', addressIn(address, one), one)),
    link('alternate', languages.includes('en') ? address : own, 'x-default'),
    ...FEEDS.map(({ file, type, name }) =>
      feedLink(`${productName()} (${name})`, type, feedAddress(site, file, language)),
    ),
    meta('property', 'og:type', post ? 'article' : 'website'),
    meta('property', 'og:site_name', productName()),
    meta('property', 'og:title', post?.title ?? title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', own),
    ...localeTags(shown, languages),
    ...(post ? drawArticle(post) : []),
    ...drawPicture(site, post, title),
    dataBlock('application/ld+json', blogData({ site, path, reply, language: shown, title, description })),
  ].join('');
}

function robotsOf(path: string, after: string | undefined): string {
  if (path.startsWith('/blog/preview/')) return 'noindex, nofollow';
  return after === undefined ? 'index, follow, max-image-preview:large' : 'noindex, follow';
}

export function feedAddress(site: string, file: string, language: Language): string {
  return addressIn(`${site}/blog/feed/${file}`, language);
}

function feedLink(title: string, type: string, href: string): string {
  return `<link rel="alternate" type="${type}" title="${escapeMarkup(title)}" href="${escapeMarkup(href)}">`;
}

function drawArticle({ published_at, updated_at, topic, tags, user }: PostReply): string[] {
  return [
    meta('property', 'article:published_time', published_at),
    meta('property', 'article:modified_time', updated_at),
    meta('property', 'article:author', user.name),
    ...(topic ? [meta('property', 'article:section', topic.name)] : []),
    ...tags.map(({ name }) => meta('property', 'article:tag', name)),
  ];
}

/** Draws the link preview tags of the post's own picture. Without one, it draws those of the site's default picture. */
function drawPicture(site: string, post: PostReply | undefined, title: string): string[] {
  const own = pictureOf(post?.featured_image ?? '');
  const card = meta('name', 'twitter:card', 'summary_large_image');
  if (post && own)
    return [
      meta('property', 'og:image', `${site}${own.src}`),
      // With the size, a chat app can lay out its preview before the picture arrives.
      meta('property', 'og:image:type', 'image/webp'),
      meta('property', 'og:image:width', `${own.width}`),
      meta('property', 'og:image:height', `${own.height}`),
      meta('property', 'og:image:alt', post.featured_image_alt),
      card,
    ];
  return [
    meta('property', 'og:image', `${site}/share-picture.png`),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', post?.title ?? title),
    card,
  ];
}
