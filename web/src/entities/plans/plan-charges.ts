import type { OfferReply } from '@groundswell/contracts';
import { yearAfter } from './plan-words.ts';

interface Charge {
  readonly price: string;
  readonly day: Date;
}

export interface PlanCharges {
  /** The first charge above zero; absent if a promotion pays for every term. */
  readonly first?: Charge;
  /**
   * The yearly price after the first charge, if it differs: from the next year, or after a promotion of some months.
   */
  readonly later?: { readonly price: string; readonly from: 'next-year' | 'promo-end' };
}

interface Begun {
  readonly now: number;
  /** When the first term begins: today, or at the end of a trial. */
  readonly termBegins: Date;
  /** The price of a year without a promotion. */
  readonly price: string;
  readonly plan: 'pro' | 'premium';
  /** The offer of a promo code; absent if no code was entered. A gift card's offer has no charges. */
  readonly offer: Omit<OfferReply, 'error' | 'message'> | undefined;
}

/** Returns the first charge of a plan and the yearly price after it. */
export function chargesOf({ now, termBegins, price, plan, offer }: Begun): PlanCharges {
  const sums = offer?.[plan];
  if (!sums) return { first: { price, day: termBegins } };
  const { first_charge, renewal_charge } = sums;
  if (first_charge !== undefined) {
    const first = { price: first_charge, day: termBegins };
    if (renewal_charge !== undefined && renewal_charge !== first_charge)
      return { first, later: { price: renewal_charge, from: 'next-year' } };
    return offer.promo_lasts === 'months' ? { first, later: { price, from: 'promo-end' } } : { first };
  }
  let day = yearAfter(termBegins);
  if (renewal_charge !== undefined) return { first: { price: renewal_charge, day } };
  if (offer.promo_months === undefined) return {};
  // The months of a promotion count from the start of the plan, including its trial.
  const isOver = new Date(now).setUTCMonth(new Date(now).getUTCMonth() + offer.promo_months);
  do day = yearAfter(day);
  while (day.getTime() < isOver);
  return { first: { price, day } };
}
