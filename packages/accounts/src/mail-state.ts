import { accounts, type StoredAccount } from '@groundswell/data/accounts';

type Mailed = Pick<StoredAccount, 'id' | 'mailState' | 'complainedAt'>;

/**
 * Records that mail reaches an account's address, after a code mailed there was entered. A spam complaint stays
 * recorded.
 */
export async function noteMailArrives({ id, mailState, complainedAt }: Mailed): Promise<void> {
  if (mailState !== 'bounced') return;
  await accounts.change(id, { mailState: complainedAt === undefined ? 'ok' : 'complained' });
}

/**
 * Returns the mail state after the user has turned email alerts on again. That clears a spam complaint, but not a
 * bounce.
 */
export function withMailWanted({ mailState }: Mailed): Partial<Mailed> {
  return { complainedAt: undefined, ...(mailState === 'complained' && { mailState: 'ok' }) };
}
