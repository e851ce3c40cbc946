import type { Access, Role } from '@groundswell/contracts';
import { ForbiddenError, UnauthorizedError, UnknownKeyError } from './errors.ts';

/** The part of a request's user that decides about access. */
export interface User {
  readonly id: string;
  readonly role: Role;
}

/** A function that finds the user of an access token; undefined if the token is invalid, expired or revoked. */
export type FindUser<U extends User> = (token: string) => Promise<U | undefined>;

const RANK: Record<Access, number> = { anyone: 0, user: 1, contributor: 2, editor: 3, admin: 4 };

const BEARER = /^Bearer ([\w.-]{1,8192})$/i;

/**
 * Returns the user of a request, or undefined for a visitor. Calls open to anyone read the token only if declared so,
 * and ignore an invalid token; the open API refuses an invalid key. Other calls throw UnauthorizedError, or
 * ForbiddenError if the role is too low.
 */
export async function readUser<U extends User>(
  authorization: string | undefined,
  needs: { access: Access; readsToken?: boolean; isOpen?: true },
  findUser: FindUser<U>,
): Promise<U | undefined> {
  if (needs.access === 'anyone' && !needs.readsToken) return undefined;
  const token = authorization?.match(BEARER)?.[1];
  const user = token ? await findUser(token) : undefined;
  if (needs.isOpen && authorization !== undefined && !user) throw new UnknownKeyError();
  if (needs.access === 'anyone') return user;
  if (!user) throw new UnauthorizedError();
  if (RANK[user.role] < RANK[needs.access]) throw new ForbiddenError();
  return user;
}
