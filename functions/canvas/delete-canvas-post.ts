import { userEndpoint } from '@groundswell/accounts';
import { deletePost, etagOf } from '@groundswell/blog';
import { deleteCanvasPost } from '@groundswell/contracts';

/** Takes a post away; it can be brought back. */
export const handler = userEndpoint(
  deleteCanvasPost,
  async ({ params, user }) => {
    return deletePost(user, params.id, Date.now());
  },
  { headersOf: etagOf },
);
