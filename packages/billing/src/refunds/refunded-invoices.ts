import type Stripe from 'stripe';

/**
 * The prefix of metadata fields on a subscription. Each field names a refunded invoice whose refund did not end the
 * whole plan.
 */
const FIELD = 'moneyBack_';

/** `change`: an upgrade was undone. `term`: the paid term was revoked and a gifted term is left. */
export type RefundScope = 'change' | 'term';

export function refundField({ id }: Stripe.Invoice): string {
  return FIELD + id;
}

/** Encodes the value of a refund's metadata field: the scope and the time in seconds. */
export function refundValue(of: RefundScope, atS: number): string {
  return `${of}:${atS}`;
}

/** Lists the refunded invoices of a subscription, with instants in UTC ms. */
export function listRefunded({ metadata }: Stripe.Subscription) {
  return Object.entries(metadata)
    .filter(([field]) => field.startsWith(FIELD))
    .map(([field, value]) => {
      const [of, atS] = value.split(':');
      return { billId: field.slice(FIELD.length), of: of as RefundScope, at: Number(atS) * 1000 };
    });
}
