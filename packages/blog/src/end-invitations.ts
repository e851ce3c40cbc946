import { invitations } from '@groundswell/data/blog';

/** Before somebody becomes an admin: what they sent when they were one before stays over. */
export async function endInvitationsOf(userId: string, by: string, now: number): Promise<void> {
  const sent = (await invitations.list()).filter((invitation) => invitation.by === userId);
  await Promise.all(sent.map(({ email }) => invitations.remove(email, by, now)));
}
