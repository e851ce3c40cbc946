import type { Access } from '@groundswell/contracts';
import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { Forbidden, Unauthorized } from './errors.ts';

export type Role = 'user' | 'editor' | 'admin';

/** Who makes the request, as the verified access token says. */
export interface User {
  readonly id: string;
  readonly role: Role;
}

/** Reads and verifies an access token; throws when it is bad or expired. */
export type VerifyToken = (token: string) => Promise<User>;

/** Verifies against the user pool that the environment names; where there is none, no token is good. */
export const verifyCognitoToken: VerifyToken = async (token) => {
  const claims = await poolVerifier().verify(token);
  return { id: claims.sub, role: roleOf(claims['cognito:groups']) };
};

const RANK: Record<Access, number> = { anyone: 0, user: 1, editor: 2, admin: 3 };

/**
 * The user of a request, or undefined for a visitor. Calls open to anyone read the token only when they say so, and take
 * a bad one for a visitor; the others throw Unauthorized or, for too low a role, Forbidden.
 */
export async function readUser(
  authorization: string | undefined,
  needs: { access: Access; readsToken?: boolean },
  verify: VerifyToken,
): Promise<User | undefined> {
  const token = authorization?.match(/^Bearer ([\w.-]{1,8192})$/i)?.[1];
  if (needs.access === 'anyone') {
    if (!needs.readsToken || !token) return undefined;
    return verify(token).catch(() => undefined);
  }
  if (!token) throw new Unauthorized();
  const user = await verify(token).catch(() => {
    throw new Unauthorized();
  });
  if (RANK[user.role] < RANK[needs.access]) throw new Forbidden();
  return user;
}

type PoolVerifier = ReturnType<typeof createPoolVerifier>;
let verifier: PoolVerifier | undefined;

function poolVerifier(): PoolVerifier {
  const { USER_POOL_ID, USER_POOL_CLIENT_ID } = process.env;
  if (!USER_POOL_ID || !USER_POOL_CLIENT_ID) throw new Unauthorized();
  verifier ??= createPoolVerifier(USER_POOL_ID, USER_POOL_CLIENT_ID);
  return verifier;
}

function createPoolVerifier(userPoolId: string, clientId: string) {
  return CognitoJwtVerifier.create({ userPoolId, clientId, tokenUse: 'access' });
}

function roleOf(groups: readonly string[] | undefined): Role {
  if (groups?.includes('admin')) return 'admin';
  return groups?.includes('editor') ? 'editor' : 'user';
}
