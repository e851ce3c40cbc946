import { accounts, type StoredAccount } from '@groundswell/data/accounts';

type Mailed = Pick<StoredAccount, 'id' | 'mailState' | 'complainedAt'>;

/**
 * Returns the mail state after a code mailed to the account's address was entered, which proves that mail arrives
 * there. A spam complaint stays.
 */
export async function noteMailArrives({ id, mailState, complainedAt }: Mailed): Promise<void> {
  if (mailState !== 'bounced') return;
  await accounts.change(id, { mailState: complainedAt === undefined ? 'ok' : 'complained' });
}

/**
 * Returns the mail state when the user wants alerts by mail again: they can take a complaint back, but not a bounce.
 */
export function withMailWanted({ mailState }: Mailed): Partial<Mailed> {
  return { complainedAt: undefined, ...(mailState === 'complained' && { mailState: 'ok' }) };
}
