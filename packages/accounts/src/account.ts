import { type StoredAccount, type StoredSession, type StoredUser, users } from '@groundswell/data/accounts';
import type { FavoriteList } from '@groundswell/data/favorites';
import type { Plan } from '@groundswell/plans';
import { readAccessToken } from './access-token.ts';
import { planOf } from './plans.ts';
import { isOver } from './session-life.ts';

/** The caller of an endpoint: the account as it is now, the limits of its plan, and the session. */
export interface Account extends StoredAccount {
  readonly plan: Plan;
  readonly isPremiumSubscriber: boolean;
  /** The favorite beaches as stored when the request arrived. */
  readonly favorites: FavoriteList;
  readonly sessionId: string;
  readonly session: StoredSession;
}

export function accountOf({ account, favorites }: StoredUser, sessionId: string, session: StoredSession): Account {
  return {
    ...account,
    plan: planOf(account.tier),
    isPremiumSubscriber: account.tier === 'Pro Plus',
    favorites,
    sessionId,
    session,
  };
}

/** Returns the owner of an access token; undefined if it is invalid, its account is gone, or its session was ended. */
export async function findAccount(token: string): Promise<Account | undefined> {
  const read = await readAccessToken(token);
  const stored = read && (await users.find(read.userId));
  const session = stored?.account.sessions[read?.sessionId ?? ''];
  if (!stored || !session || stored.account.identityId !== read?.identityId) return undefined;
  return isOver(session, Date.now()) ? undefined : accountOf(stored, read.sessionId, session);
}
