import { cardReply } from '@groundswell/blog';
import { listPosts } from '@groundswell/contracts';
import { publishedPosts } from '@groundswell/data/blog';
import { endpoint } from '@groundswell/runtime';

/** All published posts. */
export const handler = endpoint(listPosts, async ({ query }) => {
  const { cards, next } = await publishedPosts.list('ALL', query, Date.now());
  return { data: cards.map((card) => cardReply(card, query.lang)), next };
});
