import type Stripe from 'stripe';

/** The beginning of a subscription's fields that name a bill whose money went back, while the plan goes on in part. */
const FIELD = 'moneyBack_';

/** Of a change, which is undone; of a term, of which a gift is left. */
export type RefundScope = 'change' | 'term';

export function refundField({ id }: Stripe.Invoice): string {
  return FIELD + id;
}

/** What such a field holds: of what, and since when, seconds. */
export function refundValue(of: RefundScope, atS: number): string {
  return `${of}:${atS}`;
}

/** All of a subscription; instants in UTC ms. */
export function listRefunded({ metadata }: Stripe.Subscription) {
  return Object.entries(metadata)
    .filter(([field]) => field.startsWith(FIELD))
    .map(([field, value]) => {
      const [of, atS] = value.split(':');
      return { billId: field.slice(FIELD.length), of: of as RefundScope, at: Number(atS) * 1000 };
    });
}
