import { userEndpoint } from '@groundswell/accounts';
import { revisionReply, rightsTo, unknownPost, unknownRevision } from '@groundswell/blog';
import { getPostRevision } from '@groundswell/contracts';
import { posts } from '@groundswell/data/blog';

export const handler = userEndpoint(getPostRevision, async ({ params, user }) => {
  const post = await posts.find(params.id);
  if (!post || !rightsTo(post, user).read) throw unknownPost();
  const revision = await posts.findRevision(params.id, Number(params.revision));
  if (!revision) throw unknownRevision();
  return revisionReply(revision);
});
