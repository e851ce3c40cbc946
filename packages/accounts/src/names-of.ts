import { accounts } from '@groundswell/data/accounts';

/** What colleagues call the accounts with these ids: their addresses. An account that is gone has no name. */
export async function namesOf(userIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const found = await Promise.all([...new Set(userIds)].map((id) => accounts.find(id)));
  return new Map(found.flatMap((account) => (account ? [[account.id, account.email] as const] : [])));
}
