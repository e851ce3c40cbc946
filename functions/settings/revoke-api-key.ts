import { audit, userEndpoint } from '@groundswell/accounts';
import { revokeApiKey } from '@groundswell/contracts';
import { accounts, apiKeys, type StoredAccount } from '@groundswell/data/accounts';

/** The maximum number of attempts. An attempt fails only if another key was made or revoked at the same moment. */
const ROUNDS = 5;

export const handler = userEndpoint(revokeApiKey, async ({ body, user, visitor }) => {
  let read: StoredAccount | undefined = user;
  for (let round = 0; round < ROUNDS && read; round++) {
    const left = (read.apiKeys ?? []).filter(({ id }) => id !== body.id);
    if (left.length === (read.apiKeys ?? []).length) return { success: true };
    if ((await apiKeys.replace(read, left, user.sessionId)) === 'replaced') {
      await audit('api-key', 'revoked', { userId: user.id, visitor });
      return { success: true };
    }
    read = await accounts.find(user.id);
  }
  return { success: false };
});
