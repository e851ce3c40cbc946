import { randomUUID } from 'node:crypto';
import { INVITATION_GOOD_DAYS, openMailToken } from '@groundswell/accounts';
import type { Language } from '@groundswell/contracts';
import { accounts, type StoredAccount } from '@groundswell/data/accounts';
import { authors, type Invitation, invitations } from '@groundswell/data/blog';
import { queueEmail } from '@groundswell/data/email';
import { DAY_MS } from '@groundswell/durations';
import { endInvitationsOf } from './end-invitations.ts';
import { alreadyWriter, brokenLink, invitationOfAnother, invitationOver, roleTaken } from './refusals.ts';
import { roleNumber, roleOf } from './writers.ts';

/** Stores an invitation and queues its email; an earlier invitation to the same address becomes invalid. */
export async function inviteWriter(
  { email, role: number, lang }: { readonly email: string; readonly role: 1 | 2 | 3; readonly lang: Language },
  by: string,
  now: number,
): Promise<Invitation> {
  const account = await accounts.findByEmail(email);
  if (account && account.role !== 'user') throw roleTaken();
  const role = roleOf(number) as Invitation['role'];
  const invitation = {
    email,
    role,
    by,
    invitedAt: now,
    expiresAt: Math.floor((now + INVITATION_GOOD_DAYS * DAY_MS) / 1000),
  };
  await invitations.put(invitation);
  await queueEmail({ letter: 'invitation', requestId: `invitation:${randomUUID()}`, email, lang, askedAt: now });
  return invitation;
}

/** Withdraws an invitation, unless it was accepted. Idempotent. */
export async function withdrawInvitation(email: string, by: string, now: number): Promise<void> {
  if ((await invitations.remove(email, by, now)) === 'removed') return;
  const account = await accounts.findByEmail(email);
  if (account && account.role !== 'user') throw alreadyWriter();
}

/** Throws if a token belongs to no invitation, or to one that has expired or was withdrawn. */
export async function checkInvitation(token: string, now: number): Promise<void> {
  const claims = await openInvitation(token, now);
  const invitation = await invitations.find(claims.email);
  if (invitation?.invitedAt !== claims.askedAt) throw invitationOver();
  const [valid] = await ofAdmins([invitation]);
  if (!valid) throw invitationOver();
}

async function openInvitation(token: string, now: number) {
  const claims = await openMailToken(token, now);
  if (claims?.does === 'too-old') throw invitationOver();
  if (claims?.does !== 'join-writers') throw brokenLink();
  return claims;
}

/** Grants an account the role of its invitation, once. Idempotent. */
export async function acceptInvitation(account: StoredAccount, token: string, now: number): Promise<void> {
  const claims = await openInvitation(token, now);
  if (claims.email !== account.email) throw invitationOfAnother();
  const invitation = await invitations.find(account.email);
  if (invitation?.role === 'admin' && invitation.by !== account.id) await endInvitationsOf(account.id, account.id, now);
  if (invitation?.invitedAt === claims.askedAt && (await authors.accept(account, invitation, now)) !== 'gone') return;
  // If the account has a role, the invitation was just accepted: the first reply was lost, or another tab was faster.
  if (((await accounts.find(account.id))?.role ?? 'user') === 'user') throw invitationOver();
}

/** Lists the open invitations. An invitation ends when its sender is no longer an admin. */
export async function listInvitations(): Promise<Invitation[]> {
  return ofAdmins(await invitations.list());
}

async function ofAdmins(sent: readonly Invitation[]): Promise<Invitation[]> {
  const senders = await authors.accountsOf([...new Set(sent.map(({ by }) => by))].map((userId) => ({ userId })));
  return sent.filter(({ by }) => senders.get(by)?.role === 'admin');
}

export function invitationReply({ email, role, expiresAt }: Invitation) {
  return { email, role: roleNumber(role) as 1 | 2 | 3, until: new Date(expiresAt * 1000).toISOString() };
}
