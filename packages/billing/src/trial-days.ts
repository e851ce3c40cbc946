import type { Account } from '@groundswell/accounts';
import { type StoredSubscription, subscriptions } from '@groundswell/data/plans';
import { siteContent } from '@groundswell/data/site';
import { PARTNER_TRIAL_DAYS, TRIAL_DAYS } from '@groundswell/plans';
import { trialFingerprints } from './trial-fingerprints.ts';

/** Days of a first trial; a customer of the partner has more, as long as editors have the promotion on. */
export async function trialDaysOf(isPartner: boolean): Promise<number> {
  return isPartner && (await siteContent.read('promo')).content.isOn ? PARTNER_TRIAL_DAYS : TRIAL_DAYS;
}

/** Days that this person would get now; 0 where they, or their address, had a trial. */
export async function trialDaysLeft(
  { id, email }: Pick<Account, 'id' | 'email'>,
  row: StoredSubscription | undefined,
  isPartner: boolean,
): Promise<number> {
  const isUsed = row?.isTrialUsed || (await subscriptions.isTrialTaken(id, await trialFingerprints(email)));
  return isUsed ? 0 : trialDaysOf(isPartner);
}
