import { labelReply } from '@groundswell/blog';
import { listTags } from '@groundswell/contracts';
import { labels } from '@groundswell/data/blog';
import { endpoint } from '@groundswell/runtime';

/** Lists the tags of published posts; only writers see the others. */
export const handler = endpoint(listTags, async ({ query }) => {
  const { labels: used, next } = await labels.list('tags', query.after, 'used');
  return { data: used.map((one) => ({ ...labelReply(one, query.lang), posts_count: one.posts })), next };
});
