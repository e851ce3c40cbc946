import { userEndpoint } from '@groundswell/accounts';
import { isEditor, rowReply } from '@groundswell/blog';
import { listCanvasPosts, POST_STATES } from '@groundswell/contracts';
import { posts } from '@groundswell/data/blog';
import { ForbiddenError } from '@groundswell/runtime';

/** Lists the posts of a state: the writer's own, or for editors all. */
export const handler = userEndpoint(listCanvasPosts, async ({ query, user }) => {
  if (query.scope === 'all' && !isEditor(user)) throw new ForbiddenError();
  // A user without an author number has no posts, and no author has the number 0.
  const author = query.scope === 'all' ? undefined : (user.authorId ?? 0);
  const isFirst = query.after === undefined && query.page === 1;
  const [{ rows, next }, counts] = await Promise.all([
    posts.listDesk(query.type, author, query),
    isFirst ? countsOf(author) : undefined,
  ]);
  return { data: rows.map(rowReply), next, ...(counts && { counts }) };
});

async function countsOf(author: number | undefined) {
  const counted = await Promise.all(
    POST_STATES.map(async (state) => [state, await posts.countDesk(state, author)] as const),
  );
  return Object.fromEntries(counted);
}
