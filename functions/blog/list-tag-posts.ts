import { cardReply } from '@groundswell/blog';
import { listTagPosts } from '@groundswell/contracts';
import { publishedPosts } from '@groundswell/data/blog';
import { endpoint } from '@groundswell/runtime';

/** The published posts with a tag. */
export const handler = endpoint(listTagPosts, async ({ params, query }) => {
  const { cards, next } = await publishedPosts.list({ tag: params.slug }, query, Date.now());
  return { data: cards.map((card) => cardReply(card, query.lang)), next };
});
