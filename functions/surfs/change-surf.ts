import { userEndpoint } from '@groundswell/accounts';
import { changeSurf, refusal } from '@groundswell/contracts';
import { surfLog } from '@groundswell/data/surfs';

export const handler = userEndpoint(changeSurf, async ({ body: { key, revision, ...told }, user }) => {
  const outcome = await surfLog.change(user.id, key, revision, told);
  return outcome === 'done' ? { success: true } : { success: false, ...refusal('surf-changed') };
});
