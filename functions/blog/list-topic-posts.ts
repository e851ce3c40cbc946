import { cardReply } from '@groundswell/blog';
import { listTopicPosts } from '@groundswell/contracts';
import { publishedPosts } from '@groundswell/data/blog';
import { endpoint } from '@groundswell/runtime';

/** The published posts of a topic. */
export const handler = endpoint(listTopicPosts, async ({ params, query }) => {
  const { cards, next } = await publishedPosts.list({ topic: params.slug }, query, Date.now());
  return { data: cards.map((card) => cardReply(card, query.lang)), next };
});
