import type { getPlans, OfferReply, ReplyOf, SubscriptionReply } from '@groundswell/contracts';
import type { Tier } from '@groundswell/plans';

export type PaidTier = Exclude<Tier, 'Basic'>;
type Plans = ReplyOf<typeof getPlans>;

const DAY_MS = 86_400_000;

/** What this person would get and pay. */
export interface Offer {
  readonly prices: Readonly<Record<PaidTier, string>>;
  /** What the first charge comes to under the promo of a link; undefined: nothing. */
  readonly firstSums: Readonly<Record<PaidTier, string | undefined>>;
  /** Days before the first charge; 0: it is today. */
  readonly trialDays: number;
  readonly firstCharge: Date;
  readonly basicDays: number;
  readonly cardScript: string;
}

/** The trial is one's own where one is known, else that of who never had one; under the partner's promo it is longer. */
export function offerOf(
  plans: Plans,
  own: SubscriptionReply | undefined,
  isPartner: boolean,
  now: number,
  promo?: Pick<OfferReply, 'pro' | 'premium'>,
): Offer {
  const { trial_days, promo_trial_days } = own ?? plans;
  const trialDays = isPartner ? promo_trial_days : trial_days;
  return {
    prices: { Pro: plans.pro_price, 'Pro Plus': plans.premium_price },
    firstSums: {
      Pro: promo?.pro ? promo.pro.first_charge : plans.pro_price,
      'Pro Plus': promo?.premium ? promo.premium.first_charge : plans.premium_price,
    },
    trialDays,
    firstCharge: new Date(now + trialDays * DAY_MS),
    basicDays: plans.basic_days,
    cardScript: plans.card_script,
  };
}
