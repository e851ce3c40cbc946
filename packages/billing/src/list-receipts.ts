import type { Account } from '@groundswell/accounts';
import type { Language } from '@groundswell/contracts';
import { subscriptions } from '@groundswell/data/plans';
import type Stripe from 'stripe';
import { inMoney } from './money-words.ts';
import { provider } from './provider.ts';
import { ask } from './provider-errors.ts';

/** Those of many years. */
const MOST = 50;

/** A person's paid bills, newest first: those that a letter links. */
export async function listReceipts({ id }: Account, lang: Language) {
  const row = await subscriptions.find(id);
  if (row?.customerId === undefined) return [];
  const { customerId: customer } = row;
  const { stripe } = await provider();
  const { data } = await ask(() => stripe.invoices.list({ customer, status: 'paid', limit: MOST }));
  return data.filter(hasReceipt).map((bill) => {
    const { pays, until } = paidFor(bill);
    const { creditedCents, creditCents } = creditOf(bill);
    const money = (cents: number) => inMoney(cents, bill.currency, lang);
    return {
      id: bill.id,
      paid_at: new Date((bill.status_transitions.paid_at ?? bill.created) * 1000).toISOString(),
      sum: money(bill.amount_paid),
      ...(creditedCents > 0 && { credited: money(creditedCents) }),
      ...(creditCents > 0 && { credit: money(creditCents) }),
      pays,
      until: new Date(until).toISOString(),
      pdf: bill.invoice_pdf ?? undefined,
      page: bill.hosted_invoice_url ?? undefined,
    };
  });
}

/** Whether a paid bill has a receipt: money, credit or a promo paid for a term, or it is of a change. */
export function hasReceipt(bill: Stripe.Invoice): boolean {
  return bill.amount_paid > 0 || isChangeBill(bill) || (bill.subtotal > 0 && paidFor(bill).pays === 'term');
}

/** Returns the sum that a bill adds to the customer's credit, and the sum that credit paid of it, cents. */
export function creditOf({ total, amount_paid }: Pick<Stripe.Invoice, 'total' | 'amount_paid'>) {
  return { creditedCents: Math.max(0, -total), creditCents: Math.max(0, total - amount_paid) };
}

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
