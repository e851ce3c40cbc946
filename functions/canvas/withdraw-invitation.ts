import { userEndpoint } from '@groundswell/accounts';
import { withdrawInvitation as withdraw } from '@groundswell/blog';
import { withdrawInvitation } from '@groundswell/contracts';

/** Withdraws an invitation. Idempotent. */
export const handler = userEndpoint(withdrawInvitation, async ({ body, user }) => {
  await withdraw(body.email, user.id, Date.now());
  return { success: true };
});
