import { accounts, type StoredAccount } from '@groundswell/data/accounts';

type Mailed = Pick<StoredAccount, 'id' | 'mailState' | 'complainedAt'>;

/**
 * The state once a code mailed to the account's address was entered: mail arrives there again. A spam complaint stays.
 */
export async function noteMailArrives({ id, mailState, complainedAt }: Mailed): Promise<void> {
  if (mailState !== 'bounced') return;
  await accounts.change(id, { mailState: complainedAt === undefined ? 'ok' : 'complained' });
}

/** The state when the user wants alerts by mail again: a complaint is theirs to take back, a bounce is not. */
export function withMailWanted({ mailState }: Mailed): Partial<Mailed> {
  return { complainedAt: undefined, ...(mailState === 'complained' && { mailState: 'ok' }) };
}
