import { accounts, type StoredAccount } from '@groundswell/data/accounts';

type Mailed = Pick<StoredAccount, 'id' | 'mailState' | 'complainedAt'>;

/** A code that was mailed to the account's address was given: mail arrives there again. That it was called spam stays. */
export async function noteMailArrives({ id, mailState, complainedAt }: Mailed): Promise<void> {
  if (mailState !== 'bounced') return;
  await accounts.change(id, { mailState: complainedAt === undefined ? 'ok' : 'complained' });
}

/** What becomes of the state where the user wants alerts by mail again: a complaint is theirs to take back, a bounce is not. */
export function withMailWanted({ mailState }: Mailed): Partial<Mailed> {
  return { complainedAt: undefined, ...(mailState === 'complained' && { mailState: 'ok' }) };
}
