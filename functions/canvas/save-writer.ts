import { userEndpoint } from '@groundswell/accounts';
import { saveWriter as save } from '@groundswell/blog';
import { saveWriter } from '@groundswell/contracts';

/** Saves a profile, and for admins another writer's role. */
export const handler = userEndpoint(saveWriter, async ({ params, body, user }) => {
  return save(user, params.id, body, Date.now());
});
