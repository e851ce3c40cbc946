import { PARTNER_TRIAL_DAYS, TRIAL_DAYS } from '@groundswell/contracts';
import { siteContent } from '@groundswell/data/site';

/** Days of a first trial; a customer of the partner has more, as long as editors have the promotion on. */
export async function trialDaysOf(isPartner: boolean): Promise<number> {
  return isPartner && (await siteContent.read('promo')).content.isOn ? PARTNER_TRIAL_DAYS : TRIAL_DAYS;
}
