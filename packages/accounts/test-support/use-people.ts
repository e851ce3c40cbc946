import { accounts, type StoredAccount } from '@groundswell/data/accounts';
import { makeSession } from '@groundswell/data/testing/make-account';
import { openAccount } from '@groundswell/data/testing/open-account';
import { afterAll, beforeAll } from 'vitest';
import { newAccount, SESSION_ID, startTokenPool, type TokenPool } from './token-pool.ts';

export interface Person {
  readonly account: StoredAccount;
  readonly token: string;
}

interface People {
  join(over?: Partial<StoredAccount>, session?: { readonly signedInMinutesAgo: number }): Promise<Person>;
  /** Puts a person on the smallest plan. */
  lower(who: Person): Promise<Person>;
  /**
   * Returns the Cognito calls received since `takeOrders` last ran, each with its user, for example 'AdminDeleteUser'.
   */
  takeOrders(): string[];
}

/**
 * Prepares a test file of handlers with a user pool and its environment variables. The tests also need a table, see
 * `useTable`.
 */
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
      const account = newAccount({ sessions: { [SESSION_ID]: makeSession(signedInAt) }, ...over });
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
