import { audit, forgetBrowsers, userEndpoint } from '@groundswell/accounts';
import { endSession } from '@groundswell/contracts';
import { accountSessions } from '@groundswell/data/accounts';

export const handler = userEndpoint(endSession, async ({ body, user, visitor }) => {
  await accountSessions.end(user.id, body.session_id);
  await forgetBrowsers(user.id);
  await audit('sign-out', 'another', { userId: user.id, visitor });
  return { success: true };
});
