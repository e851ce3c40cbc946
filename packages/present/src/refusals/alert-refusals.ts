import { type Refusal, refusal } from '@groundswell/contracts';
import { planOfTier, type Tier } from '@groundswell/plans';

/** An alert cannot be turned on where `count` are on and that is what the plan lets be. */
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

/** An alert cannot look that far ahead. */
export function timeFrameRefusal(product: string): Refusal {
  return refusal('time-frame-above-plan', { product, days: planOfTier('Basic').alertTimeFrameDays });
}

function limitOf(tier: Tier): number {
  return planOfTier(tier).alertLimit;
}
