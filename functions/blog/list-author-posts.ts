import { cardReply } from '@groundswell/blog';
import { listAuthorPosts } from '@groundswell/contracts';
import { publishedPosts } from '@groundswell/data/blog';
import { endpoint } from '@groundswell/runtime';

/** The published posts of an author. */
export const handler = endpoint(listAuthorPosts, async ({ params, query }) => {
  const { cards, next } = await publishedPosts.list({ author: params.user_id }, query, Date.now());
  return { data: cards.map((card) => cardReply(card, query.lang)), next };
});
