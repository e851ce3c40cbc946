import { labelReply } from '@groundswell/blog';
import { listTags } from '@groundswell/contracts';
import { labels } from '@groundswell/data/blog';
import { endpoint } from '@groundswell/runtime';

/** The tags of published posts: the others are known to writers alone. */
export const handler = endpoint(listTags, async ({ query }) => {
  const { labels: used, next } = await labels.list('tags', query.after, 'used');
  return { data: used.map((one) => ({ ...labelReply(one, query.lang), posts_count: one.posts })), next };
});
