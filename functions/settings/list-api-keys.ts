import { userEndpoint } from '@groundswell/accounts';
import { listApiKeys, MOST_API_KEYS } from '@groundswell/contracts';

export const handler = userEndpoint(listApiKeys, async ({ user }) => ({
  keys: (user.apiKeys ?? []).map(({ id, name, createdAt }) => ({
    id,
    name,
    created_at: new Date(createdAt).toISOString(),
  })),
  most: MOST_API_KEYS,
  calls_a_day: user.plan.apiCallsADay,
}));
