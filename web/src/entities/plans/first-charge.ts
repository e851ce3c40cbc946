import type { OfferReply } from '@groundswell/contracts';
import { yearAfter } from './plan-words.ts';

export interface Charge {
  readonly price: string;
  readonly day: Date;
}

interface Begun {
  readonly now: number;
  /** When the first term begins: today, or at the end of a trial. */
  readonly termBegins: Date;
  /** A year without promo. */
  readonly price: string;
  readonly plan: 'pro' | 'premium';
  /** The offer of a promo code; absent without one. A gift card's offer has no charges. */
  readonly offer: Omit<OfferReply, 'error' | 'message'> | undefined;
}

/** Returns the first charge above zero; undefined where a promo pays for every term. */
export function firstChargeOf({ now, termBegins, price, plan, offer }: Begun): Charge | undefined {
  const sums = offer?.[plan];
  if (!sums) return { price, day: termBegins };
  if (sums.first_charge !== undefined) return { price: sums.first_charge, day: termBegins };
  let day = yearAfter(termBegins);
  if (sums.renewal_charge !== undefined) return { price: sums.renewal_charge, day };
  if (offer.promo_months === undefined) return undefined;
  // A promo of some months counts them from the beginning of the plan, its trial included.
  const isOver = new Date(now).setUTCMonth(new Date(now).getUTCMonth() + offer.promo_months);
  do day = yearAfter(day);
  while (day.getTime() < isOver);
  return { price, day };
}
