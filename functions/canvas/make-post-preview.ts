import { sealPreviewToken, userEndpoint } from '@groundswell/accounts';
import { rightsTo, unknownPost } from '@groundswell/blog';
import { makePostPreview } from '@groundswell/contracts';
import { posts } from '@groundswell/data/blog';

const GOOD_MS = 3 * 86_400_000;

/**
 * Creates a preview link, with which anybody can read a post's current text. It stops working when it expires, or when
 * its creator may not read the post.
 */
export const handler = userEndpoint(makePostPreview, async ({ params, user }) => {
  const post = await posts.find(params.id);
  if (!post || post.state === 'deleted' || !rightsTo(post, user).read) throw unknownPost();
  const until = Date.now() + GOOD_MS;
  const token = await sealPreviewToken({ postId: post.id, by: user.id }, until);
  return { path: `/blog/preview/${token}`, token, until: new Date(until).toISOString() };
});
