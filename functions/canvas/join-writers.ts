import { limitVisitor, userEndpoint } from '@groundswell/accounts';
import { acceptInvitation, findWriter, ownAuthor } from '@groundswell/blog';
import { joinWriters } from '@groundswell/contracts';

const FROM_ONE = { most: 60, perS: 3600 };

export const handler = userEndpoint(joinWriters, async ({ body, user, visitor }) => {
  const now = Date.now();
  await limitVisitor('join-writers', visitor, FROM_ONE);
  await acceptInvitation(user, body.token, now);
  const writer = await ownAuthor(user, now);
  return findWriter(writer, writer.authorId);
});
