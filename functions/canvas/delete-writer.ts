import { userEndpoint } from '@groundswell/accounts';
import { removeWriter } from '@groundswell/blog';
import { deleteWriter } from '@groundswell/contracts';

export const handler = userEndpoint(deleteWriter, async ({ params, user }) => {
  return removeWriter(user, params.id, Date.now());
});
