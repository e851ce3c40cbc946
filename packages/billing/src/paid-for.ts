import type Stripe from 'stripe';

/** Whether a bill is of a change to another plan within a term. */
export function isChangeBill({ billing_reason, lines }: Stripe.Invoice): boolean {
  const isProration = lines.data.some(({ parent }) => parent?.subscription_item_details?.proration);
  return billing_reason === 'subscription_update' && isProration;
}

/** What a bill paid for, and until when, UTC ms. */
export function paidFor({ billing_reason, lines }: Stripe.Invoice): { pays: 'term' | 'change'; until: number } {
  const pays = billing_reason === 'subscription_update' ? 'change' : 'term';
  return { pays, until: Math.max(...lines.data.map(({ period }) => period.end * 1000)) };
}
