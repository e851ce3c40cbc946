import { labelReply, unknownLabel } from '@groundswell/blog';
import { getTag } from '@groundswell/contracts';
import { labels } from '@groundswell/data/blog';
import { endpoint } from '@groundswell/runtime';

export const handler = endpoint(getTag, async ({ params, query }) => {
  const found = await labels.find('tags', params.slug);
  if (!found?.posts) throw unknownLabel();
  return { ...labelReply(found, query.lang), posts_count: found.posts };
});
