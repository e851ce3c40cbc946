import { type Refusal, refusal } from '@groundswell/contracts';
import { planOfTier, type Tier } from '@groundswell/plans';

/** Returns the refusal to activate an alert because `count` alerts are active, which is the plan's limit. */
export function limitRefusal(tier: Tier, count: number, product: string): Refusal {
  switch (tier) {
    case 'Basic':
      return refusal('alerts-full-basic', { count: limitOf('Basic'), product, more: limitOf('Pro') });
    case 'Pro':
      return refusal('alerts-full-pro', { count, product, more: limitOf('Pro Plus') });
    case 'Pro Plus':
      return refusal('alerts-full', { count });
  }
}

/** Returns the refusal of an alert that looks further ahead than the plan allows. */
export function timeFrameRefusal(product: string): Refusal {
  return refusal('time-frame-above-plan', { product, days: planOfTier('Basic').alertTimeFrameDays });
}

function limitOf(tier: Tier): number {
  return planOfTier(tier).alertLimit;
}
