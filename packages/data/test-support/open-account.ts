import { randomUUID } from 'node:crypto';
import type { StoredAccount } from '../src/accounts/account-row.ts';
import { type ChangeExtras, dynamoAccounts } from '../src/accounts/accounts.ts';
import type { SpareIdentity } from '../src/accounts/claims.ts';
import { dynamoFollowUps } from '../src/accounts/follow-ups.ts';
import { processTable, type Table } from '../src/table.ts';

/**
 * Stores an account and the rows that point to it, such as that of its address; refuses a second account with the same
 * address.
 */
export async function openAccount(
  account: StoredAccount,
  table: () => Table = processTable,
  along: ChangeExtras = { now: Date.now() },
): Promise<'opened' | 'taken' | 'gone'> {
  return dynamoAccounts(table).open(account, await spareIdentity(account.id, table, account.identityId), along);
}

/** Returns an identity that no account uses yet, and the follow-up that removes the identity after an hour. */
export async function spareIdentity(
  userId: string,
  table: () => Table = processTable,
  id: string = randomUUID(),
): Promise<SpareIdentity> {
  const userName = `${userId}.${id}`;
  const followUp = { id: `identity-${userName}`, dueAt: Date.now() + 3_600_000 };
  await dynamoFollowUps(table).add({ ...followUp, task: { does: 'remove-identity', userName } });
  return { id, followUp };
}
