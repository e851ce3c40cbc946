import type { getPlans, OfferReply, ReplyOf } from '@groundswell/contracts';
import { m } from '../../paraglide/later.js';
import { firstChargeOf } from './first-charge.ts';
import { dayWords } from './plan-words.ts';

type Plans = Pick<ReplyOf<typeof getPlans>, 'pro_price' | 'trial_days' | 'promo_trial_days'>;

interface Offered {
  readonly plans: Plans;
  /** The offer of the link's code; absent without one. */
  readonly offer?: OfferReply | undefined;
  readonly isPartner: boolean;
  readonly now: number;
}

const DAY_MS = 86_400_000;

/** Sentences that describe a link's offer and its later charges. */
export function offerWords({ plans, offer, isPartner, now }: Offered): readonly string[] {
  const days = isPartner ? plans.promo_trial_days : plans.trial_days;
  const usual = plans.trial_days;
  const termBegins = new Date(now + days * DAY_MS);
  const charge = firstChargeOf({ now, termBegins, price: plans.pro_price, plan: 'pro', offer });
  const code = offer && codeWords(offer, plans.pro_price);
  // A promo that pays for every term has no day of a charge.
  if (!charge) return code ? [code] : [];
  const day = dayWords(charge.day, 'long');
  if (days === 0 && charge.day > termBegins) return [...(code ? [code] : []), m.pro_offer_before({ day })];
  if (days === 0) return code ? [code, m.pro_offer_used()] : isPartner ? [m.pro_offer_used()] : [];
  if (!isPartner) return code ? [code, m.pro_offer_trial({ days, day })] : [];
  if (days === usual) return [...(code ? [code] : []), m.pro_offer_partner_over({ usual })];
  if (code) return [code, m.pro_offer_partner_code({ days, usual, day })];
  return [m.pro_offer_partner({ days, usual, day, price: plans.pro_price })];
}

function codeWords({ message: promo, pro, promo_lasts, promo_months }: OfferReply, full: string): string | undefined {
  if (!pro) return undefined;
  const { first_charge: first, renewal_charge: renewal } = pro;
  const tier = 'Pro';
  if (promo_lasts === 'months' && promo_months !== undefined && first === renewal && first !== full) {
    const months = promo_months;
    return first === undefined
      ? m.pro_offer_months_free({ promo, tier, months, full })
      : m.pro_offer_months({ promo, tier, price: first, months, full });
  }
  if (renewal === undefined) return m.pro_offer_free({ promo, tier });
  if (first === renewal) return m.pro_offer_each({ promo, tier, price: renewal });
  return first === undefined
    ? m.pro_offer_year({ promo, tier, renewal })
    : m.pro_offer_less({ promo, tier, first, renewal });
}
