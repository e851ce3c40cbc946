import { userEndpoint } from '@groundswell/accounts';
import { etagOf, undeletePost } from '@groundswell/blog';
import { undeleteCanvasPost } from '@groundswell/contracts';

/** Brings a deleted post back as it was. */
export const handler = userEndpoint(
  undeleteCanvasPost,
  async ({ params, user }) => {
    return undeletePost(user, params.id, Date.now());
  },
  { headersOf: etagOf },
);
