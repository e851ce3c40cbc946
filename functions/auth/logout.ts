import { audit, endOwnSession, forgetBrowsers } from '@groundswell/accounts';
import { logout } from '@groundswell/contracts';
import { endpoint } from '@groundswell/runtime';

/** Ends the session that the cookie names and revokes all its tokens. The page itself discards its access token. */
export const handler = endpoint(logout, async ({ cookies, visitor }) => {
  const userId = await endOwnSession(cookies);
  if (userId) {
    await audit('sign-out', 'one', { userId, visitor });
    await forgetBrowsers(userId);
  }
  return { success: true };
});
