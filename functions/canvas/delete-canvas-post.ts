import { userEndpoint } from '@groundswell/accounts';
import { deletePost, etagOf, revisionOf } from '@groundswell/blog';
import { deleteCanvasPost } from '@groundswell/contracts';

/** Deletes a post, which can be restored. */
export const handler = userEndpoint(
  deleteCanvasPost,
  async ({ params, user, sent }) => {
    return deletePost(user, params.id, revisionOf(sent.header('if-match')), Date.now());
  },
  { headersOf: etagOf },
);
