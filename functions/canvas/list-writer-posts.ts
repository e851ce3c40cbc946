import { userEndpoint } from '@groundswell/accounts';
import { rowReply } from '@groundswell/blog';
import { listWriterPosts } from '@groundswell/contracts';
import { posts } from '@groundswell/data/blog';

export const handler = userEndpoint(listWriterPosts, async ({ params, query }) => {
  const { rows, next } = await posts.listDesk('published', params.id, query);
  return { data: rows.map(rowReply), next };
});
