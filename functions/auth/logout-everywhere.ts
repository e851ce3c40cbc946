import { endSession, signOutEverywhere, userEndpoint } from '@groundswell/accounts';
import { logoutEverywhere } from '@groundswell/contracts';

export const handler = userEndpoint(logoutEverywhere, async ({ user, cookies }) => {
  await signOutEverywhere(user.id);
  await endSession(cookies);
  return { success: true };
});
