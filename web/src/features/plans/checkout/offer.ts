import type { getPlans, OfferReply, ReplyOf, SubscriptionReply } from '@groundswell/contracts';
import { DAY_MS } from '@groundswell/durations';
import type { Tier } from '@groundswell/plans';
import { chargesOf, type PlanCharges } from '../../../entities/plans/plan-charges.ts';

export type PaidTier = Exclude<Tier, 'Basic'>;
type Plans = ReplyOf<typeof getPlans>;

/** The terms that the plans offer this reader. */
export interface Offer {
  /** The yearly prices without a promotion. */
  readonly prices: Readonly<Record<PaidTier, string>>;
  /** The charges with the promotion of the link by which the reader came, if any. */
  readonly charges: Readonly<Record<PaidTier, PlanCharges>>;
  /** Whether the promotion of the reader's link applies to the plan. */
  readonly isPromoted: Readonly<Record<PaidTier, boolean>>;
  /** The number of trial days before the first term; 0 if the term begins today. */
  readonly trialDays: number;
  /** The start of the first term: the day of the first charge, unless a promotion pays for that term. */
  readonly termBegins: Date;
  readonly basicDays: number;
  readonly cardScript: string;
}

/**
 * Returns the offer for a reader. The trial is the reader's own if it is known, otherwise that of a new user. The
 * partner's promotion gives a longer trial.
 */
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

/** Returns the only plan that a link's promotion applies to; undefined if it applies to both or to none. */
export function promotedAlone({ isPromoted }: Offer): PaidTier | undefined {
  if (isPromoted.Pro === isPromoted['Pro Plus']) return undefined;
  return isPromoted.Pro ? 'Pro' : 'Pro Plus';
}

/** Whether a promotion pays for the first term, so that nothing is charged when it begins. */
export function isFirstFree({ charges, termBegins }: Offer, tier: PaidTier): boolean {
  return charges[tier].first?.day.getTime() !== termBegins.getTime();
}
