import { userEndpoint } from '@groundswell/accounts';
import { saveWriter as save } from '@groundswell/blog';
import { saveWriter } from '@groundswell/contracts';

/** A profile, and for admins the role of another. */
export const handler = userEndpoint(saveWriter, async ({ params, body, user }) => {
  return save(user, params.id, body, Date.now());
});
