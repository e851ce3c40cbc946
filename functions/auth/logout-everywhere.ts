import { audit, endOwnSession, forgetBrowsers, userEndpoint } from '@groundswell/accounts';
import { logoutEverywhere } from '@groundswell/contracts';
import { accountSessions } from '@groundswell/data/accounts';

export const handler = userEndpoint(logoutEverywhere, async ({ user, cookies, visitor }) => {
  await accountSessions.endAll(user.id);
  await endOwnSession(cookies);
  await forgetBrowsers(user.id);
  await audit('sign-out', 'everywhere', { userId: user.id, visitor });
  return { success: true };
});
