import { authorReply, findPublishedAuthor } from '@groundswell/blog';
import { getAuthor } from '@groundswell/contracts';
import { endpoint } from '@groundswell/runtime';

/** Returns the author of published posts, by public number. The reply contains no account id or email address. */
export const handler = endpoint(getAuthor, async ({ params, query }) => {
  return authorReply(await findPublishedAuthor(params.user_id), params.user_id, query.lang);
});
