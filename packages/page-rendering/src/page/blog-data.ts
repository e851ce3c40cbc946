import type { BlogPageReply, Language, PostCard, PostReply } from '@groundswell/contracts';
import { productName } from '@groundswell/runtime';
import { addressIn } from './head-tags.ts';

export interface BlogData {
  readonly site: string;
  readonly path: string;
  readonly reply: BlogPageReply;
  readonly language: Language;
  readonly title: string;
  readonly description: string;
}

/** Returns the JSON-LD for search engines: https://schema.org/BlogPosting, Blog, CollectionPage, ProfilePage. */
export function blogData(page: BlogData): object {
  const { site, path, title, language } = page;
  const trail = [
    { name: 'Blog', item: `${site}/blog` },
    ...(path === '/blog' ? [] : [{ name: title, item: addressIn(`${site}${path}`, language) }]),
  ];
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'BreadcrumbList',
        itemListElement: trail.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
      },
      ofPage(page),
    ],
  };
}

function ofPage({ site, path, reply, language, title, description }: BlogData): object {
  const url = addressIn(`${site}${path}`, language);
  const about = { '@id': url, url, name: title, description, inLanguage: language };
  switch (reply.kind) {
    case 'post':
      return ofPost(site, url, reply.post, description);
    case 'author':
      return { ...about, '@type': 'ProfilePage', mainEntity: person(site, reply.author) };
    case 'all':
      return { ...about, '@type': 'Blog', blogPost: reply.posts.data.map((post) => ofCard(site, post)) };
    default:
      return { ...about, '@type': 'CollectionPage' };
  }
}

function ofPost(site: string, url: string, post: PostReply, description: string): object {
  return {
    '@type': 'BlogPosting',
    '@id': url,
    mainEntityOfPage: url,
    url,
    headline: post.title,
    description,
    inLanguage: post.lang,
    datePublished: post.published_at,
    dateModified: post.updated_at,
    timeRequired: `PT${post.read_time}M`,
    image: `${site}${post.featured_image ?? '/share-picture.png'}`,
    author: person(site, post.user),
    publisher: { '@type': 'Organization', name: productName(), url: site },
    keywords: post.tags.map(({ name }) => name).join(', '),
    ...(post.topic && { articleSection: post.topic.name }),
    ...(post.meta.canonical_link !== null && { isBasedOn: post.meta.canonical_link }),
  };
}

function ofCard(site: string, { title, user_id, slug, published_at, lang }: PostCard): object {
  const url = addressIn(`${site}/blog/${user_id}/${slug}`, lang);
  return { '@type': 'BlogPosting', '@id': url, url, headline: title, datePublished: published_at };
}

function person(site: string, { id, name }: PostReply['user']): object {
  return { '@type': 'Person', name, url: `${site}/blog/${id}` };
}
