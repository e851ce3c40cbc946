/**
 * The reason for a refused write: another request was first, the slug belongs to another post, a tag, topic or picture
 * is gone, or the post is too large.
 */
export type WriteRefusal =
  | { readonly because: 'changed' | 'slug-taken' | 'too-large' | 'image-gone' }
  | { readonly because: 'tag-gone' | 'topic-gone'; readonly slug: string };
