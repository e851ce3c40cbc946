import type { Account } from '@groundswell/accounts';
import {
  type BodyOf,
  ROLES,
  type Role,
  type saveWriter as saveWriterCall,
  type WriterReply,
} from '@groundswell/contracts';
import { type AuthorProfile, authors, type StoredAuthor } from '@groundswell/data/blog';
import { ForbiddenError } from '@groundswell/runtime';
import { endInvitationsOf } from './end-invitations.ts';
import { avatarGone, ownRole, unknownAuthor, writerChanged } from './refusals.ts';
import type { Writer } from './rights.ts';

/** The role as a number: 0 is no writer, 1 contributor, 2 editor, 3 admin. */
type RoleNumber = WriterReply['role'];

export function roleNumber(role: Role): RoleNumber {
  return ROLES.indexOf(role) as RoleNumber;
}
export function roleOf(number: RoleNumber): Role {
  return ROLES[number];
}

/** Presents a writer; `account` adds the email address, for callers who may know it. */
export function writerReply(
  { id, name, summaries, imageId, weekly }: StoredAuthor,
  role: Role,
  account?: { readonly email: string },
): WriterReply {
  return {
    id,
    name,
    summaries,
    avatar: imageId === undefined ? null : { id: imageId },
    role: roleNumber(role),
    ...(account && { email: account.email, weekly: weekly === true }),
  };
}

/** Presents a writer; only admins and the writer get the email address. */
export async function findWriter(asking: Writer, id: number): Promise<WriterReply> {
  const { author, account } = await readWriter(id);
  const mayKnow = asking.role === 'admin' || asking.id === author.userId;
  return writerReply(author, account?.role ?? 'user', mayKnow ? account : undefined);
}

/**
 * Changes a writer's profile. Writers may change their own; admins may change every profile, and the roles of other
 * writers.
 */
export async function saveWriter(
  user: Pick<Account, 'id' | 'role'>,
  id: number,
  { name, summaries, avatar, role, weekly }: BodyOf<typeof saveWriterCall>,
  now: number,
): Promise<WriterReply> {
  const { author, account } = await readWriter(id);
  if (author.userId !== user.id && user.role !== 'admin') throw new ForbiddenError();
  if (role && !account) throw unknownAuthor();
  if (role !== undefined && account && roleOf(role) !== account.role) {
    if (user.role !== 'admin') throw new ForbiddenError();
    await giveRole(user, author, account, roleOf(role), now);
  }
  // Only writers themselves can subscribe to the weekly email.
  const wanted = author.userId === user.id && weekly !== undefined ? weekly : author.weekly;
  const profile: AuthorProfile = {
    name,
    summaries,
    ...(avatar && { imageId: avatar.id }),
    ...(wanted && { weekly: true }),
  };
  const done = await authors.saveProfile(author, profile, now);
  if (done === 'image-gone') throw avatarGone();
  if (done === 'changed') throw writerChanged();
  return findWriter(user, id);
}

/** Removes a writer's role; the posts stay. Idempotent. */
export async function removeWriter(user: Pick<Account, 'id' | 'role'>, id: number, now: number): Promise<WriterReply> {
  const { author, account } = await readWriter(id);
  if (account && account.role !== 'user') await giveRole(user, author, account, 'user', now);
  return findWriter(user, id);
}

/** Changes a role. Nobody can change their own role, so at least one admin always remains. */
async function giveRole(
  user: Pick<Account, 'id'>,
  author: StoredAuthor,
  account: Pick<Account, 'id' | 'role'>,
  to: Role,
  now: number,
): Promise<void> {
  if (account.id === user.id) throw ownRole();
  if (to === 'admin') await endInvitationsOf(account.id, user.id, now);
  const done = await authors.changeRole({
    id: author.id,
    userId: account.id,
    from: account.role,
    to,
    by: user.id,
    now,
  });
  if (done === 'gone') throw writerChanged();
}

async function readWriter(id: number) {
  const author = await authors.find(id);
  if (!author) throw unknownAuthor();
  const [account] = (await authors.accountsOf([author])).values();
  return { author, account };
}
