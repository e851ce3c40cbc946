/** Why nothing was written: another was first, the slug is another post's, a tag, topic or picture is gone, it is too large. */
export type NotWritten =
  | { readonly because: 'changed' | 'slug-taken' | 'too-large' | 'image-gone' }
  | { readonly because: 'tag-gone' | 'topic-gone'; readonly slug: string };
