import { dayWords } from '../../../entities/plans/plan-words.ts';
import { m } from '../../../paraglide/later.js';
import { isFirstFree, type Offer, type PaidTier, promotedAlone } from './offer.ts';

export interface PriceWords {
  /** The first charge in words: an amount or 'Free'. */
  readonly price: string;
  /** Whether each year costs the same. */
  readonly isYearly: boolean;
  /** The sentences below the price under a promotion: the day of the first charge, and the later price. */
  readonly notes: readonly string[];
}

/**
 * Returns the price of a plan as the table shows it: under a promotion the first charge, its day and the later price.
 */
export function priceWords(offer: Offer, tier: PaidTier): PriceWords {
  const { first, later } = offer.charges[tier];
  if (!offer.isPromoted[tier]) return { price: offer.prices[tier], isYearly: true, notes: [] };
  if (!first) return { price: m.pro_free(), isYearly: false, notes: [m.pro_price_promo()] };
  const day = dayWords(first.day);
  if (isFirstFree(offer, tier))
    return { price: m.pro_free(), isYearly: false, notes: [m.pro_price_until({ day, price: first.price })] };
  const due = offer.trialDays > 0 ? m.pro_price_on({ day }) : m.pro_price_today();
  if (!later) return { price: first.price, isYearly: true, notes: [due] };
  return { price: first.price, isYearly: false, notes: [due, laterWords(later)] };
}

/** Returns the label of a plan in the plan choice. It mentions a code that applies to this plan only. */
export function choiceWords(offer: Offer, tier: PaidTier): string {
  const { price } = priceWords(offer, tier);
  return promotedAlone(offer) === tier ? m.pro_choice_with_code({ tier, price }) : m.pro_choice({ tier, price });
}

/** Returns the words for the later price: 'then $19.99 a year'. */
export function laterWords({ price, from }: NonNullable<Offer['charges'][PaidTier]['later']>): string {
  return from === 'next-year' ? m.pro_price_then({ price }) : m.pro_price_after({ price });
}

/** Returns the label of the button that buys a plan or changes to it. `isBasic`: the reader has no paid plan. */
export function planButtonLabel(offer: Offer, tier: PaidTier, isBasic: boolean): string {
  const { trialDays, charges } = offer;
  if (!isBasic) return m.pro_change_to({ tier });
  if (trialDays > 0) return m.pro_try({ tier, days: trialDays });
  const { first, later } = charges[tier];
  if (!first || isFirstFree(offer, tier)) return m.pro_begin({ tier });
  return later ? m.pro_get_today({ tier, price: first.price }) : m.pro_get({ tier, price: first.price });
}
