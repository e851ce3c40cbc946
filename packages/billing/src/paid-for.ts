import type Stripe from 'stripe';

/** Returns whether an invoice is for a change to another plan within a term. */
export function isChangeBill({ billing_reason, lines }: Stripe.Invoice): boolean {
  const isProration = lines.data.some(({ parent }) => parent?.subscription_item_details?.proration);
  return billing_reason === 'subscription_update' && isProration;
}

/** Returns whether an invoice pays for a term or for a tier change, and when the paid period ends, UTC ms. */
export function paidFor({ billing_reason, lines }: Stripe.Invoice): { pays: 'term' | 'change'; until: number } {
  const pays = billing_reason === 'subscription_update' ? 'change' : 'term';
  return { pays, until: Math.max(...lines.data.map(({ period }) => period.end * 1000)) };
}

/** Returns whether a paid invoice has a receipt: it pays for a term, by card, credit or promo, or for a tier change. */
export function hasReceipt(bill: Stripe.Invoice): boolean {
  return bill.amount_paid > 0 || isChangeBill(bill) || (bill.subtotal > 0 && paidFor(bill).pays === 'term');
}

/** Returns the sum that an invoice adds to the customer's credit, and the sum that credit paid, in cents. */
export function creditOf({ total, amount_paid }: Pick<Stripe.Invoice, 'total' | 'amount_paid'>) {
  return { creditedCents: Math.max(0, -total), creditCents: Math.max(0, total - amount_paid) };
}
