import { userEndpoint } from '@groundswell/accounts';
import { isEditor } from '@groundswell/blog';
import { getCanvasStats } from '@groundswell/contracts';
import { postStats } from '@groundswell/data/post-stats';
import { firstDayOfStats, presentPostStats } from '@groundswell/present';
import { ForbiddenError } from '@groundswell/runtime';

/** Returns how posts were read in the last 30 days: the writer's own, or for editors all. */
export const handler = userEndpoint(getCanvasStats, async ({ query: { scope }, user }) => {
  if (scope === 'all' && !isEditor(user)) throw new ForbiddenError();
  const now = Date.now();
  // A writer gets an author number when something is first saved, so a writer without one has no posts.
  if (scope === 'user' && user.authorId === undefined) return presentPostStats([], now);
  const of = scope === 'all' || user.authorId === undefined ? 'all' : { author: user.authorId };
  return presentPostStats(await postStats.list(of, firstDayOfStats(now)), now);
});
