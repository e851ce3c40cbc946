import type { Account } from '@groundswell/accounts';
import { type StoredSubscription, subscriptions } from '@groundswell/data/plans';
import { siteContent } from '@groundswell/data/site';
import { PARTNER_TRIAL_DAYS, TRIAL_DAYS } from '@groundswell/plans';
import { trialFingerprints } from './trial-fingerprints.ts';

/**
 * Returns the length of a first trial in days. Partners' customers get a longer trial while editors have the promotion
 * switched on.
 */
export async function trialDaysOf(isPartner: boolean): Promise<number> {
  return isPartner && (await siteContent.read('promo')).content.isOn ? PARTNER_TRIAL_DAYS : TRIAL_DAYS;
}

/** Returns the trial days that this user would get; 0 if they, or their email address, had a trial. */
export async function trialDaysLeft(
  { id, email }: Pick<Account, 'id' | 'email'>,
  row: StoredSubscription | undefined,
  isPartner: boolean,
): Promise<number> {
  const isUsed = row?.isTrialUsed || (await subscriptions.isTrialTaken(id, await trialFingerprints(email)));
  return isUsed ? 0 : trialDaysOf(isPartner);
}
