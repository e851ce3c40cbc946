import type Stripe from 'stripe';

/** The prefix of the metadata fields that name a refunded invoice while a part of the plan goes on. */
const FIELD = 'moneyBack_';

/** `change`: an upgrade was undone. `term`: the paid term was revoked and a gifted term is left. */
export type RefundScope = 'change' | 'term';

export function refundField({ id }: Stripe.Invoice): string {
  return FIELD + id;
}

/** Encodes the value of such a field: the scope and the time, seconds. */
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
