import type { getPlans, OfferReply, ReplyOf, SubscriptionReply } from '@groundswell/contracts';
import { DAY_MS } from '@groundswell/durations';
import type { Tier } from '@groundswell/plans';
import { chargesOf, type PlanCharges } from '../../../entities/plans/plan-charges.ts';

export type PaidTier = Exclude<Tier, 'Basic'>;
type Plans = ReplyOf<typeof getPlans>;

/** What this person would get and pay. */
export interface Offer {
  /** Yearly prices without a promo. */
  readonly prices: Readonly<Record<PaidTier, string>>;
  /** Charges under the promotion of a link. */
  readonly charges: Readonly<Record<PaidTier, PlanCharges>>;
  /** Whether a link's promotion is valid for a plan. */
  readonly isPromoted: Readonly<Record<PaidTier, boolean>>;
  /** Days before the first term; 0: it begins today. */
  readonly trialDays: number;
  /** The day of the first charge, unless a promo pays for that term. */
  readonly termBegins: Date;
  readonly basicDays: number;
  readonly cardScript: string;
}

/** The trial is one's own where one is known, else that of who never had one; under the partner's promo it is longer. */
export function offerOf(
  plans: Plans,
  own: SubscriptionReply | undefined,
  isPartner: boolean,
  now: number,
  promo?: Omit<OfferReply, 'error' | 'message'>,
): Offer {
  const { trial_days, promo_trial_days } = own ?? plans;
  const trialDays = isPartner ? promo_trial_days : trial_days;
  const prices = { Pro: plans.pro_price, 'Pro Plus': plans.premium_price };
  const termBegins = new Date(now + trialDays * DAY_MS);
  const begun = { now, termBegins, offer: promo };
  const isLonger = trialDays > trial_days;
  return {
    prices,
    charges: {
      Pro: chargesOf({ ...begun, price: prices.Pro, plan: 'pro' }),
      'Pro Plus': chargesOf({ ...begun, price: prices['Pro Plus'], plan: 'premium' }),
    },
    isPromoted: {
      Pro: isLonger || promo?.pro !== undefined,
      'Pro Plus': isLonger || promo?.premium !== undefined,
    },
    trialDays,
    termBegins,
    basicDays: plans.basic_days,
    cardScript: plans.card_script,
  };
}

/** Whether the first term is paid by a promo: no first charge is on its day. */
export function isFirstFree({ charges, termBegins }: Offer, tier: PaidTier): boolean {
  return charges[tier].first?.day.getTime() !== termBegins.getTime();
}
