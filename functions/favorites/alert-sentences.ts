import { planOf } from '@groundswell/accounts';
import type { Tier } from '@groundswell/plans';

/** Why the alert of a favorite above the plan's number cannot be turned on. */
export const READ_ONLY = 'This favorite is above the number of your plan. Remove another one to set its alert.';

/** Why an alert cannot be turned on where `count` are on and that is what the plan lets be. */
export function limitSentence(tier: Tier, count: number): string {
  if (tier === 'Basic') {
    const { alertLimit } = planOf('Basic');
    return `Basic users can have ${alertLimit} surf alert(s). Upgrade to ${productName()} Pro to get ${planOf('Pro').alertLimit} alerts.`;
  }
  const full = `Whoa, you have set ${count} surf alerts! This is the max allowed. You can disable other alerts to enable this one.`;
  return tier === 'Pro'
    ? `${full} Upgrade to ${productName()} Pro Plus to get ${planOf('Pro Plus').alertLimit} alerts.`
    : full;
}

/** Why an alert cannot look that far ahead. */
export function timeFrameSentence(): string {
  return `Only ${productName()} Pro users can set surf alerts greater than ${planOf('Basic').alertTimeFrameDays} days. Upgrade to Pro.`;
}

function productName(): string {
  return process.env.PRODUCT_NAME ?? 'Groundswell';
}
