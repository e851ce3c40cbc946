import { audit, userEndpoint } from '@groundswell/accounts';
import { MOST_API_KEYS, makeApiKey, refusal } from '@groundswell/contracts';
import { apiKeys } from '@groundswell/data/accounts';
import { makeApiKey as makeKey } from '@groundswell/open-api';

export const handler = userEndpoint(makeApiKey, async ({ body, user, visitor }) => {
  const read = user.apiKeys ?? [];
  if (read.length >= MOST_API_KEYS) return { success: false, ...refusal('keys-full') };
  const { key, stored } = makeKey(user.id, body.name, Date.now());
  const outcome = await apiKeys.replace(user, [...read, stored], user.sessionId);
  // Another request made or revoked a key concurrently, so the user has to start again with the current keys.
  if (outcome === 'changed') return { success: false, ...refusal('start-again') };
  await audit('api-key', 'made', { userId: user.id, visitor });
  return { success: true, key };
});
