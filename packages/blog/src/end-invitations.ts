import { invitations } from '@groundswell/data/blog';

/**
 * Ends all invitations that an account sent. It is called before the account becomes an admin, so that invitations from
 * an earlier time as admin stay invalid.
 */
export async function endInvitationsOf(userId: string, by: string, now: number): Promise<void> {
  const sent = (await invitations.list()).filter((invitation) => invitation.by === userId);
  await Promise.all(sent.map(({ email }) => invitations.remove(email, by, now)));
}
