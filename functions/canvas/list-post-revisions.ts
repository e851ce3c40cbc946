import { userEndpoint } from '@groundswell/accounts';
import { rightsTo, unknownPost } from '@groundswell/blog';
import { listPostRevisions } from '@groundswell/contracts';
import { posts } from '@groundswell/data/blog';

/** Lists when a post's earlier revisions were saved, and by whom. */
export const handler = userEndpoint(listPostRevisions, async ({ params, user }) => {
  const post = await posts.find(params.id);
  if (!post || !rightsTo(post, user).read) throw unknownPost();
  const revisions = await posts.listRevisions(params.id);
  return {
    data: revisions.map(({ revision, state, updatedAt, updatedBy }) => ({
      revision: String(revision),
      updatedAt: new Date(updatedAt).toISOString(),
      updatedBy,
      state,
    })),
  };
});
