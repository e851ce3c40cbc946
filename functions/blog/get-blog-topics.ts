import { listLabels } from '@groundswell/blog';
import { getBlogTopics } from '@groundswell/contracts';
import { drawBlogPage } from '@groundswell/page-rendering';
import { endpoint } from '@groundswell/runtime';

/** All topics. */
export const handler = endpoint(
  getBlogTopics,
  async ({ query }) => ({ kind: 'topics' as const, labels: await listLabels('topics', query.lang) }),
  { page: drawBlogPage },
);
