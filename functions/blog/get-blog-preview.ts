import { readPreview } from '@groundswell/blog';
import { getBlogPreview } from '@groundswell/contracts';
import { drawBlogPage } from '@groundswell/page-rendering';
import { endpoint } from '@groundswell/runtime';

/** Returns the page of a post's current text by its preview link. */
export const handler = endpoint(
  getBlogPreview,
  async ({ params: { token }, query: { lang } }) => ({
    kind: 'post' as const,
    post: await readPreview(token, lang),
    more: [],
  }),
  { page: drawBlogPage },
);
