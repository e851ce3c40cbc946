import { accounts, type StoredAccount } from '@groundswell/data/accounts';
import { madeSession } from '@groundswell/data/testing/made-account';
import { openAccount } from '@groundswell/data/testing/open-account';
import { afterAll, beforeAll } from 'vitest';
import { newAccount, SESSION_ID, startTokenPool, type TokenPool } from './token-pool.ts';

/** A signed-in person. */
export interface Person {
  readonly account: StoredAccount;
  readonly token: string;
}

interface People {
  /** Creates an account and signs it in. */
  join(over?: Partial<StoredAccount>, session?: { readonly signedInMinutesAgo: number }): Promise<Person>;
  /** Puts a person on the smallest plan. */
  lower(who: Person): Promise<Person>;
  /**
   * Returns the calls that Cognito has received since the last call: 'AdminDeleteUser' and so on, each with its user.
   */
  takeOrders(): string[];
}

/** Gives a test file of handlers a user pool, by environment variables; it needs a table, see `useTable`. */
export function usePeople(): People {
  let pool: TokenPool;
  beforeAll(async () => {
    pool = await startTokenPool();
    Object.assign(process.env, pool.environment);
  });
  afterAll(() => pool.stop());
  return {
    async join(over, { signedInMinutesAgo } = { signedInMinutesAgo: 0 }) {
      const signedInAt = Date.now() - 60_000 * signedInMinutesAgo;
      const account = newAccount({ sessions: { [SESSION_ID]: madeSession(signedInAt) }, ...over });
      await openAccount(account);
      return { account, token: pool.tokenOf(account) };
    },

    takeOrders: () => pool.takeOrders(),

    async lower(who) {
      await accounts.change(who.account.id, { tier: 'Basic' });
      return who;
    },
  };
}
