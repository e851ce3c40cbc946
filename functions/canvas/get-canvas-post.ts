import { userEndpoint } from '@groundswell/accounts';
import { canvasPostOf, etagOf, rightsTo, unknownPost } from '@groundswell/blog';
import { getCanvasPost } from '@groundswell/contracts';
import { posts } from '@groundswell/data/blog';

/** Returns a post for editing. A contributor gets 404 for another writer's post. */
export const handler = userEndpoint(
  getCanvasPost,
  async ({ params, user }) => {
    const post = await posts.find(params.id);
    if (!post || !rightsTo(post, user).read) throw unknownPost();
    return canvasPostOf(post, user);
  },
  { headersOf: etagOf },
);
