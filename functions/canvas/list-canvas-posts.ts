import { userEndpoint } from '@groundswell/accounts';
import { isEditor, rowReply } from '@groundswell/blog';
import { listCanvasPosts } from '@groundswell/contracts';
import { posts } from '@groundswell/data/blog';
import { Forbidden } from '@groundswell/runtime';

/** The posts of a state: one’s own, for editors also everybody’s. */
export const handler = userEndpoint(listCanvasPosts, async ({ query, user }) => {
  if (query.scope === 'all' && !isEditor(user)) throw new Forbidden();
  // Who has no number has written nothing.
  const author = query.scope === 'all' ? undefined : (user.authorId ?? 0);
  const { rows, next } = await posts.listDesk(query.type, author, query);
  return { data: rows.map(rowReply), next };
});
