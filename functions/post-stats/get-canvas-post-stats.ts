import { userEndpoint } from '@groundswell/accounts';
import { rightsTo, unknownPost } from '@groundswell/blog';
import { getCanvasPostStats } from '@groundswell/contracts';
import { posts } from '@groundswell/data/blog';
import { postStats } from '@groundswell/data/post-stats';
import { firstDayOfStats, presentPostStats } from '@groundswell/present';

/** Returns how a post was read in the last 30 days. A contributor gets 404 for another writer's post. */
export const handler = userEndpoint(getCanvasPostStats, async ({ params: { id }, user }) => {
  const post = await posts.find(id);
  if (!post || !rightsTo(post, user).read) throw unknownPost();
  const now = Date.now();
  return presentPostStats(await postStats.list({ post: id }, firstDayOfStats(now)), now);
});
