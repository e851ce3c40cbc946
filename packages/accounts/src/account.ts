import { type FavoriteList, type StoredAccount, type StoredUser, users } from '@groundswell/data';
import { readAccessToken } from './access-token.ts';
import { type Plan, planOf } from './plans.ts';

/** Who makes a call: the account as it is now, what its plan allows, and since when this session runs. */
export interface Account extends StoredAccount {
  readonly plan: Plan;
  readonly isPremiumSubscriber: boolean;
  /** As they were when the call came in. */
  readonly favorites: FavoriteList;
  /** When this session began, UTC s; refreshing does not move it. */
  readonly signedInAtS: number;
}

export function accountOf({ account, favorites }: StoredUser, signedInAtS: number): Account {
  return {
    ...account,
    plan: planOf(account.tier),
    isPremiumSubscriber: account.tier === 'Premium',
    favorites,
    signedInAtS,
  };
}

/** Whose an access token is; undefined where it is bad, its account is gone, or its session was ended. */
export async function findAccount(token: string): Promise<Account | undefined> {
  const read = await readAccessToken(token);
  const stored = read && (await users.find(read.userId));
  if (!stored || isSignedOut(stored.account, read.signedInAtS)) return undefined;
  return accountOf(stored, read.signedInAtS);
}

/** Whether a session begun then was ended by signing out everywhere, which counts at once and for every token. */
export function isSignedOut({ signedOutAtS, emailVerifiedAt }: StoredAccount, signedInAtS: number): boolean {
  return emailVerifiedAt === undefined || (signedOutAtS !== undefined && signedInAtS < signedOutAtS);
}
