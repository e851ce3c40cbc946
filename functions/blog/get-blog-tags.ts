import { listLabels } from '@groundswell/blog';
import { getBlogTags } from '@groundswell/contracts';
import { drawBlogPage } from '@groundswell/page-rendering';
import { endpoint } from '@groundswell/runtime';

/** All tags. */
export const handler = endpoint(
  getBlogTags,
  async ({ query }) => ({ kind: 'tags' as const, labels: await listLabels('tags', query.lang) }),
  { page: drawBlogPage },
);
