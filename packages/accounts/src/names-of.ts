import { accounts } from '@groundswell/data/accounts';
import { authors } from '@groundswell/data/blog';
import type { Account } from './account.ts';

/**
 * Returns the names of accounts for the blog editor. Admins see email addresses; other writers see the names shown on
 * the blog. An id without an account is left out.
 */
export async function namesOf(
  userIds: readonly (string | undefined)[],
  reader: Pick<Account, 'id' | 'role'>,
): Promise<ReadonlyMap<string, string>> {
  const nameOf = async (id: string) => {
    const account = await accounts.find(id);
    if (!account || reader.role === 'admin' || id === reader.id) return account?.email;
    return account.authorId === undefined ? undefined : (await authors.find(account.authorId))?.name;
  };
  const ids = new Set(userIds.filter((id) => id !== undefined));
  const named = await Promise.all([...ids].map(async (id) => [id, await nameOf(id)] as const));
  return new Map(named.filter((one): one is readonly [string, string] => one[1] !== undefined));
}
