import { userEndpoint } from '@groundswell/accounts';
import { etagOf, ownAuthor, restoreRevision, revisionOf } from '@groundswell/blog';
import { restorePostRevision } from '@groundswell/contracts';

/** Saves an earlier revision as the newest. */
export const handler = userEndpoint(
  restorePostRevision,
  async ({ params, user, sent }) => {
    const now = Date.now();
    const writer = await ownAuthor(user, now);
    const ifMatch = revisionOf(sent.header('if-match'));
    return restoreRevision(writer, params.id, Number(params.revision), ifMatch, now);
  },
  { headersOf: etagOf },
);
