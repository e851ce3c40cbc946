import type { Role } from '@groundswell/contracts';
import type { Tier } from '@groundswell/plans';
import { expect } from 'vitest';
import type { Person } from './account.ts';

/** Gives an account at a local cloud a role or a plan, as `npm run local` does. */
export async function changeAccount(
  site: string,
  { email }: Pick<Person, 'email'>,
  change: { readonly role: Role } | { readonly tier: Tier },
): Promise<void> {
  const { environment } = await (await fetch(`${site}/_local/cloud.json`)).json();
  Object.assign(process.env, environment);
  const { accounts } = await import('@groundswell/data/accounts');
  const account = await accounts.findByEmail(email);
  expect(account && (await accounts.change(account.id, change))).toBe('changed');
}
