import { randomUUID } from 'node:crypto';
import { accounts, followUps, type StoredAccount } from '@groundswell/data';

/** Keeps an account as it is, with its names; of two of one address the later is refused. */
export async function openAccount(account: StoredAccount): Promise<'opened' | 'taken' | 'gone'> {
  const now = Date.now();
  const followUp = { id: randomUUID(), dueAt: now };
  const userName = `${account.id}.${account.identityId}`;
  await followUps.add({ ...followUp, task: { does: 'remove-identity', userName } });
  return accounts.open(account, { id: account.identityId, followUp }, { now });
}
