import { planOfTier, type Tier } from '@groundswell/plans';

/** Why the alert of a favorite above the plan's number cannot be turned on. */
export const READ_ONLY = 'This favorite is above the number of your plan. Remove another one to set its alert.';

/** Why an alert cannot be turned on where `count` are on and that is what the plan lets be. */
export function limitSentence(tier: Tier, count: number, product: string): string {
  if (tier === 'Basic') {
    const [{ alertLimit }, { alertLimit: more }] = [planOfTier('Basic'), planOfTier('Pro')];
    return `Basic users can have ${alertLimit} surf alert(s). Upgrade to ${product} Pro to get ${more} alerts.`;
  }
  const full = `Whoa, you have set ${count} surf alerts! This is the max allowed. You can disable other alerts to enable this one.`;
  return tier === 'Pro'
    ? `${full} Upgrade to ${product} Pro Plus to get ${planOfTier('Pro Plus').alertLimit} alerts.`
    : full;
}

/** Why an alert cannot look that far ahead. */
export function timeFrameSentence(product: string): string {
  const { alertTimeFrameDays } = planOfTier('Basic');
  return `Only ${product} Pro users can set surf alerts greater than ${alertTimeFrameDays} days. Upgrade to Pro.`;
}
