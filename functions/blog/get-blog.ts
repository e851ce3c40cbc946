import { listCards } from '@groundswell/blog';
import { getBlog } from '@groundswell/contracts';
import { drawBlogPage } from '@groundswell/page-rendering';
import { endpoint } from '@groundswell/runtime';

/** Returns the page of all posts, 'Captain’s blog'. */
export const handler = endpoint(
  getBlog,
  async ({ query }) => ({ kind: 'all' as const, posts: await listCards('ALL', query) }),
  { page: drawBlogPage },
);
