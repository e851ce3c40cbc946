import { userEndpoint } from '@groundswell/accounts';
import { cardRow } from '@groundswell/blog';
import { listCanvasLabelPosts } from '@groundswell/contracts';
import { publishedPosts } from '@groundswell/data/blog';

/** Lists the published posts with a tag or of a topic. */
export const handler = userEndpoint(listCanvasLabelPosts, async ({ params, query }) => {
  const list = params.kind === 'tags' ? { tag: params.id } : { topic: params.id };
  const { cards, next } = await publishedPosts.list(list, query, Date.now());
  return { data: cards.map(cardRow), next };
});
