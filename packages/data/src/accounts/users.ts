import { type FavoriteList, parseFavorites } from '../favorites/favorite-rows.ts';
import { keys } from '../keys.ts';
import { queryRows } from '../query-rows.ts';
import { processTable, type Table } from '../table.ts';
import { parseAccount, type StoredAccount } from './account-row.ts';

export interface StoredUser {
  readonly account: StoredAccount;
  readonly favorites: FavoriteList;
}

export interface Users {
  /** Reads all that a call needs of its user, by one consistent Query. */
  find(userId: string): Promise<StoredUser | undefined>;
}

/**
 * The sort keys `ALERT#…`, `FAVORITES` and `PROFILE` follow each other, so one Query reads them all; 30 alerts are 8
 * KB.
 */
export function dynamoUsers(table: () => Table): Users {
  return {
    async find(userId) {
      const { pk, sk: to } = keys.profile(userId);
      const { rows } = await queryRows(table(), { pk, from: keys.alerts(userId).sk, to }, { consistent: true });
      const account = parseAccount(rows);
      return account && { account, favorites: parseFavorites(rows) };
    },
  };
}

export const users: Users = dynamoUsers(processTable);
