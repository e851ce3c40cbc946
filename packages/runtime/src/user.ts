import type { Access, Role } from '@groundswell/contracts';
import { ForbiddenError, UnauthorizedError, UnknownKeyError } from './errors.ts';

/** The part of a request's user that access depends on. */
export interface User {
  readonly id: string;
  readonly role: Role;
}

/** Finds the user of an access token; undefined when it is bad, expired or ended. */
export type FindUser<U extends User> = (token: string) => Promise<U | undefined>;

const RANK: Record<Access, number> = { anyone: 0, user: 1, contributor: 2, editor: 3, admin: 4 };

const BEARER = /^Bearer ([\w.-]{1,8192})$/i;

/**
 * The user of a request, or undefined for a visitor. Calls open to anyone read the token only when declared
 * so, and treat a bad one as a visitor, those of the open API aside; the others throw UnauthorizedError or, for too low a role, ForbiddenError.
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
