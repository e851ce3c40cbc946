import { countedLabel, listCards, unknownLabel } from '@groundswell/blog';
import { getBlogTopic } from '@groundswell/contracts';
import { labels } from '@groundswell/data/blog';
import { drawBlogPage } from '@groundswell/page-rendering';
import { endpoint } from '@groundswell/runtime';

export const handler = endpoint(
  getBlogTopic,
  async ({ params: { slug }, query }) => {
    const [label, posts] = await Promise.all([labels.find('topics', slug), listCards({ topic: slug }, query)]);
    // Only writers may see that an unused topic exists.
    if (!label?.posts) throw unknownLabel();
    return { kind: 'topic' as const, label: countedLabel(label, query.lang), posts };
  },
  { page: drawBlogPage },
);
