import { limitVisitor, networkOf } from '@groundswell/accounts';
import { countPostView } from '@groundswell/contracts';
import { publishedPosts } from '@groundswell/data/blog';
import { postStats } from '@groundswell/data/post-stats';
import { endpoint } from '@groundswell/runtime';
import { isbot } from 'isbot';

/**
 * The maximum number of views that count from one network per hour, so that a script cannot inflate a post's
 * statistics.
 */
const VIEWS_FROM_ONE = { most: 240, perS: 3600 };

/** Counts a reader of a published post. Unknown posts and bots do not count. */
export const handler = endpoint(countPostView, async ({ body, visitor }) => {
  if (!visitor.userAgent || isbot(visitor.userAgent)) return {};
  await limitVisitor('post-view', visitor, VIEWS_FROM_ONE);
  const now = Date.now();
  const post = await publishedPosts.findBySlug(body.slug, now);
  if (!post) return {};
  const seen = { postId: post.id, authorId: post.authorId };
  if (body.event === 'read') await postStats.read({ ...seen, seconds: body.seconds }, now);
  else {
    const viewer = { network: networkOf(visitor), reader: visitor.userAgent };
    await postStats.open({ ...seen, from: body.from, ...viewer }, now);
  }
  return {};
});
