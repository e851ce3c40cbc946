import { limitVisitor, requireMail, userEndpoint } from '@groundswell/accounts';
import { invitationReply, inviteWriter as invite } from '@groundswell/blog';
import { inviteWriter } from '@groundswell/contracts';

const FROM_ONE = { most: 30, perS: 3600 };

/** Emails an invitation to write. */
export const handler = userEndpoint(inviteWriter, async ({ body, user, visitor }) => {
  requireMail();
  await limitVisitor('invitation', visitor, FROM_ONE);
  return invitationReply(await invite(body, user.id, Date.now()));
});
