import { countedLabel, listCards, unknownLabel } from '@groundswell/blog';
import { getBlogTag } from '@groundswell/contracts';
import { labels } from '@groundswell/data/blog';
import { drawBlogPage } from '@groundswell/page-rendering';
import { endpoint } from '@groundswell/runtime';

export const handler = endpoint(
  getBlogTag,
  async ({ params: { slug }, query }) => {
    const [label, posts] = await Promise.all([labels.find('tags', slug), listCards({ tag: slug }, query)]);
    // Only writers may see that an unused tag exists.
    if (!label?.posts) throw unknownLabel();
    return { kind: 'tag' as const, label: countedLabel(label, query.lang), posts };
  },
  { page: drawBlogPage },
);
