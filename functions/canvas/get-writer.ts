import { userEndpoint } from '@groundswell/accounts';
import { findWriter } from '@groundswell/blog';
import { getWriter } from '@groundswell/contracts';

/** Returns a writer, whose address only admins and the writer see. */
export const handler = userEndpoint(getWriter, async ({ params, user }) => {
  return findWriter(user, params.id);
});
