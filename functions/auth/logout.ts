import { endSession } from '@groundswell/accounts';
import { logout } from '@groundswell/contracts';
import { endpoint } from '@groundswell/runtime';

/** Ends the session of the cookie; the page forgets its access token. */
export const handler = endpoint(logout, async ({ cookies }) => {
  await endSession(cookies);
  return { success: true };
});
