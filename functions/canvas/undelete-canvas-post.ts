import { userEndpoint } from '@groundswell/accounts';
import { etagOf, revisionOf, undeletePost } from '@groundswell/blog';
import { undeleteCanvasPost } from '@groundswell/contracts';

/** Restores a deleted post as it was. */
export const handler = userEndpoint(
  undeleteCanvasPost,
  async ({ params, user, sent }) => {
    return undeletePost(user, params.id, revisionOf(sent.header('if-match')), Date.now());
  },
  { headersOf: etagOf },
);
