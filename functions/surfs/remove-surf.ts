import { userEndpoint } from '@groundswell/accounts';
import { removeSurf } from '@groundswell/contracts';
import { surfLog } from '@groundswell/data/surfs';

export const handler = userEndpoint(removeSurf, async ({ body, user }) => {
  await surfLog.remove(user.id, body.key);
  return { success: true };
});
