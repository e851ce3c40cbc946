import { labelReply, unknownLabel } from '@groundswell/blog';
import { getTopic } from '@groundswell/contracts';
import { labels } from '@groundswell/data/blog';
import { endpoint } from '@groundswell/runtime';

export const handler = endpoint(getTopic, async ({ params, query }) => {
  const found = await labels.find('topics', params.slug);
  if (!found?.posts) throw unknownLabel();
  return { ...labelReply(found, query.lang), posts_count: found.posts };
});
