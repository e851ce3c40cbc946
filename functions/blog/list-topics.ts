import { labelReply } from '@groundswell/blog';
import { listTopics } from '@groundswell/contracts';
import { labels } from '@groundswell/data/blog';
import { endpoint } from '@groundswell/runtime';

/** Lists the topics of published posts; only writers see the others. */
export const handler = endpoint(listTopics, async ({ query }) => {
  const { labels: used, next } = await labels.list('topics', query.after, 'used');
  return { data: used.map((one) => ({ ...labelReply(one, query.lang), posts_count: one.posts })), next };
});
