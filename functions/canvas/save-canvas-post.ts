import { userEndpoint } from '@groundswell/accounts';
import { etagOf, ownAuthor, revisionOf, savePost } from '@groundswell/blog';
import { saveCanvasPost } from '@groundswell/contracts';

/** Saves a post unless another writer saved meanwhile. */
export const handler = userEndpoint(
  saveCanvasPost,
  async ({ params, body, user, sent }) => {
    const now = Date.now();
    const writer = await ownAuthor(user, now);
    return savePost(writer, params.id, revisionOf(sent.header('if-match')), body, now);
  },
  { headersOf: etagOf },
);
