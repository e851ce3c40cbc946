import type { PostCard } from '@groundswell/contracts';

/** The pages of the blog: the API call of each, with the parameters from the page's address. */
export type BlogPage =
  | { readonly call: 'getBlog'; readonly params: Record<string, never> }
  | { readonly call: 'getBlogTags' | 'getBlogTopics'; readonly params: Record<string, never> }
  | { readonly call: 'getBlogTag' | 'getBlogTopic'; readonly params: { readonly slug: string } }
  | { readonly call: 'getBlogAuthor'; readonly params: { readonly user_id: number } }
  | { readonly call: 'getBlogPreview'; readonly params: { readonly token: string } }
  | { readonly call: 'getBlogPost'; readonly params: { readonly user_id: number; readonly slug: string } };

/** Returns the page of the blog at an address; undefined for any other address. */
export function blogPageAt(pathname: string): BlogPage | undefined {
  const [root, first, slug, ...more] = pathname.split('/').filter(Boolean);
  if (root !== 'blog' || more.length > 0) return undefined;
  if (first === undefined) return { call: 'getBlog', params: {} };
  if (first === 'tags')
    return slug === undefined ? { call: 'getBlogTags', params: {} } : { call: 'getBlogTag', params: { slug } };
  if (first === 'topics')
    return slug === undefined ? { call: 'getBlogTopics', params: {} } : { call: 'getBlogTopic', params: { slug } };
  if (first === 'preview' && slug !== undefined) return { call: 'getBlogPreview', params: { token: slug } };
  const user_id = authorNumber(first);
  if (user_id === undefined) return undefined;
  return slug === undefined
    ? { call: 'getBlogAuthor', params: { user_id } }
    : { call: 'getBlogPost', params: { user_id, slug } };
}

/** Parses an author's number from an address; undefined if it holds none. */
export function authorNumber(text: string): number | undefined {
  const user_id = Number(text);
  return Number.isSafeInteger(user_id) && user_id > 0 ? user_id : undefined;
}

/** Returns the parameters of a post's address. */
export function postParams({ user_id, slug }: Pick<PostCard, 'user_id' | 'slug'>) {
  return { userId: String(user_id), slug };
}
