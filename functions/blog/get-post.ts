import { readPost, unknownPost } from '@groundswell/blog';
import { getPost } from '@groundswell/contracts';
import { publishedPosts } from '@groundswell/data/blog';
import { endpoint } from '@groundswell/runtime';

/** Returns a published post by its current or a former slug. */
export const handler = endpoint(getPost, async ({ params, query }) => {
  const post = await publishedPosts.findBySlug(params.slug, Date.now());
  if (!post) throw unknownPost();
  return readPost(post, query.lang);
});
