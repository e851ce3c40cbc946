import { userEndpoint } from '@groundswell/accounts';
import { withdrawInvitation } from '@groundswell/contracts';
import { invitations } from '@groundswell/data/blog';

/** Ends an invitation. Idempotent. */
export const handler = userEndpoint(withdrawInvitation, async ({ body, user }) => {
  await invitations.remove(body.email, user.id, Date.now());
  return { success: true };
});
