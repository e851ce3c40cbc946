import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import type { AppClientPlan } from '../../template/plan.ts';
import type { Records } from '../records.ts';
import { ServiceError } from '../service-error.ts';
import type { Person } from './people.ts';

/** A refresh token's session, stored under the token's hash. Timestamps are UTC ms. */
export interface Session {
  readonly username: string;
  readonly sub: string;
  readonly clientId: string;
  /** The time and the id of the sign-in; a session keeps both when its tokens are refreshed. */
  readonly signedInAt: number;
  readonly originJti: string;
  readonly expiresAt: number;
  /**
   * The end of this token's validity after a newer token has replaced it. Until then, a client can retry after a lost
   * reply.
   */
  readonly usableUntil?: number;
  readonly isRevoked?: boolean;
}

export interface Sessions {
  start(person: Person, client: AppClientPlan): Promise<{ readonly session: Session; readonly refreshToken: string }>;
  /**
   * Returns the session of a refresh token and, with rotation, the replacement token. Throws an error with the reason
   * if the token is invalid.
   */
  refresh(token: string, client: AppClientPlan): Promise<{ readonly session: Session; readonly refreshToken?: string }>;
  revoke(token: string, client: AppClientPlan): Promise<void>;
  revokeAll(sub: string): Promise<void>;
  /** Whether a sign-in was revoked, by the id that all its tokens share. */
  isRevoked(originJti: string): boolean;
}

/** Scanning for expired tokens at each new token would take ever longer, so it happens once a minute at most. */
const FORGET_EVERY_MS = 60_000;

/** Stores all refresh tokens. Expired ones are removed when new ones are issued. */
export function createSessions(records: Records<Session>, clock: Pick<Clock, 'now'>): Sessions {
  let forgotAt = Number.NEGATIVE_INFINITY;
  const forgetExpired = async () => {
    const at = clock.now();
    if (at - forgotAt < FORGET_EVERY_MS) return;
    forgotAt = at;
    const over = records.entries().filter(([, { expiresAt }]) => expiresAt <= at);
    await Promise.all(over.map(([key]) => records.remove(key)));
  };
  const add = async (session: Session) => {
    await forgetExpired();
    const refreshToken = randomBytes(64).toString('base64url');
    await records.put(keyOf(refreshToken), session);
    return { session, refreshToken };
  };
  const find = (token: string, client: AppClientPlan) => {
    const session = records.get(keyOf(token));
    if (session?.clientId !== client.id) throw new ServiceError('NotAuthorizedException', 'Invalid Refresh Token.');
    return session;
  };
  const revokeWhere = async (isMeant: (session: Session) => boolean) => {
    const meant = records.entries().filter(([, session]) => isMeant(session));
    await Promise.all(meant.map(([key, session]) => records.put(key, { ...session, isRevoked: true })));
  };

  return {
    start({ username, sub }, client) {
      const at = clock.now();
      const expiresAt = at + client.refreshTokenS * 1000;
      return add({ username, sub, clientId: client.id, signedInAt: at, originJti: randomUUID(), expiresAt });
    },
    async refresh(token, client) {
      const session = find(token, client);
      const at = clock.now();
      if (session.isRevoked) throw new ServiceError('NotAuthorizedException', 'Refresh Token has been revoked');
      if (session.expiresAt <= at) throw new ServiceError('NotAuthorizedException', 'Refresh Token has expired');
      if (session.usableUntil !== undefined && session.usableUntil <= at)
        throw new ServiceError('RefreshTokenReuseException', 'Refresh token has been rotated out.');
      if (!client.rotation) return { session };

      const usableUntil = session.usableUntil ?? at + client.rotation.graceS * 1000;
      const replaced = records.put(keyOf(token), { ...session, usableUntil });
      // The new token expires when the old one would have: refreshing does not prolong a session.
      const { usableUntil: _, ...renewed } = session;
      const [added] = await Promise.all([add(renewed), replaced]);
      return added;
    },
    async revoke(token, client) {
      const { originJti } = find(token, client);
      await revokeWhere((session) => session.originJti === originJti);
    },
    revokeAll: (sub) => revokeWhere((session) => session.sub === sub),
    isRevoked: (originJti) => records.values().some((one) => one.originJti === originJti && one.isRevoked === true),
  };
}

function keyOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
