import { accounts } from '@groundswell/data/accounts';
import { favorites } from '@groundswell/data/favorites';
import { openAccount } from '@groundswell/data/testing/open-account';
import { useTable } from '@groundswell/data/testing/use-table';
import { expect, test } from 'vitest';
import { newAccount } from '../test-support/token-pool.ts';
import { useEmails } from '../test-support/use-emails.ts';
import { changePlan } from './change-plan.ts';

useTable();
const letters = useEmails();

async function joinWithFavorites(count: number): Promise<string> {
  const account = newAccount({ tier: 'Pro', lang: 'es' });
  await openAccount(account);
  for (let beach = 1; beach <= count; beach++) await favorites.add(account.id, beach, 15);
  return account.id;
}

test('a smaller plan keeps every favorite, and one email names the new limit', async () => {
  const userId = await joinWithFavorites(6);
  expect(await changePlan(userId, 'Basic', 'event-1')).toBe('changed');
  expect((await accounts.find(userId))?.tier).toBe('Basic');
  expect((await favorites.read(userId)).beachIds).toHaveLength(6);
  expect(letters.take()).toMatchObject([
    { letter: 'plan-lowered', requestId: 'plan-lowered:event-1', lang: 'es', tier: 'Basic', favoriteLimit: 5 },
  ]);
  expect(await changePlan(userId, 'Basic', 'event-1')).toBe('changed');
  expect(letters.take()).toEqual([]);
});

test('no email if nothing is suspended, for a larger plan, or for a deleted account', async () => {
  const userId = await joinWithFavorites(5);
  await changePlan(userId, 'Basic');
  await changePlan(userId, 'Pro Plus');
  expect(await changePlan('nobody', 'Pro')).toBe('gone');
  expect(letters.take()).toEqual([]);
});
