import { userEndpoint } from '@groundswell/accounts';
import { findWriter } from '@groundswell/blog';
import { getWriter } from '@groundswell/contracts';

/** A writer; their address is told to admins and themselves. */
export const handler = userEndpoint(getWriter, async ({ params, user }) => {
  return findWriter(user, params.id);
});
