import { invitations } from '@groundswell/data/blog';

/**
 * Ends all invitations that an account has sent. It is called before the account becomes an admin again, so that
 * invitations it sent as an earlier admin do not become valid.
 */
export async function endInvitationsOf(userId: string, by: string, now: number): Promise<void> {
  const sent = (await invitations.list()).filter((invitation) => invitation.by === userId);
  await Promise.all(sent.map(({ email }) => invitations.remove(email, by, now)));
}
