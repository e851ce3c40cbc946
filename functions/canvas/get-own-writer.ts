import { userEndpoint } from '@groundswell/accounts';
import { findWriter, ownAuthor } from '@groundswell/blog';
import { getOwnWriter } from '@groundswell/contracts';

export const handler = userEndpoint(getOwnWriter, async ({ user }) => {
  const writer = await ownAuthor(user, Date.now());
  return findWriter(writer, writer.authorId);
});
