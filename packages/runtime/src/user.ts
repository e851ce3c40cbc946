import type { Access, Role } from '@groundswell/contracts';
import { Forbidden, Unauthorized } from './errors.ts';

/** The part of a request's user that access depends on. */
export interface User {
  readonly id: string;
  readonly role: Role;
}

/** Finds the user of an access token; undefined when it is bad, expired or ended. */
export type FindUser<U extends User> = (token: string) => Promise<U | undefined>;

const RANK: Record<Access, number> = { anyone: 0, user: 1, editor: 2, admin: 3 };

/**
 * The user of a request, or undefined for a visitor. Calls open to anyone read the token only when declared
 * so, and treat a bad one as a visitor; the others throw Unauthorized or, for too low a role, Forbidden.
 */
export async function readUser<U extends User>(
  authorization: string | undefined,
  needs: { access: Access; readsToken?: boolean },
  findUser: FindUser<U>,
): Promise<U | undefined> {
  if (needs.access === 'anyone' && !needs.readsToken) return undefined;
  const token = authorization?.match(/^Bearer ([\w.-]{1,8192})$/i)?.[1];
  const user = token ? await findUser(token) : undefined;
  if (needs.access === 'anyone') return user;
  if (!user) throw new Unauthorized();
  if (RANK[user.role] < RANK[needs.access]) throw new Forbidden();
  return user;
}
