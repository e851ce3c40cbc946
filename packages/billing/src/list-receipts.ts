import type { Account } from '@groundswell/accounts';
import type { Language } from '@groundswell/contracts';
import { subscriptions } from '@groundswell/data/plans';
import type Stripe from 'stripe';
import { inMoney } from './money-words.ts';
import { provider } from './provider.ts';
import { callStripe } from './provider-errors.ts';

/** The most receipts of a list: enough for many years. */
const MOST = 50;

/** Lists the charges of a user, newest first. */
export async function listReceipts({ id }: Account, lang: Language) {
  const row = await subscriptions.find(id);
  if (row?.customerId === undefined) return [];
  const { customerId: customer } = row;
  const { stripe } = await provider();
  const { data } = await callStripe(() => stripe.invoices.list({ customer, status: 'paid', limit: MOST }));
  return data
    .filter(({ amount_paid }) => amount_paid > 0)
    .map((bill) => {
      const { pays, until } = paidFor(bill);
      return {
        id: bill.id,
        paid_at: new Date((bill.status_transitions.paid_at ?? bill.created) * 1000).toISOString(),
        sum: inMoney(bill.amount_paid, bill.currency, lang),
        pays,
        until: new Date(until).toISOString(),
        pdf: bill.invoice_pdf ?? undefined,
        page: bill.hosted_invoice_url ?? undefined,
      };
    });
}

/** Whether an invoice is for a change to another plan within a term. */
export function isChangeBill({ billing_reason, lines }: Stripe.Invoice): boolean {
  const isProration = lines.data.some(({ parent }) => parent?.subscription_item_details?.proration);
  return billing_reason === 'subscription_update' && isProration;
}

/** Returns whether an invoice pays for a term or for a tier change, and when the paid period ends, UTC ms. */
export function paidFor({ billing_reason, lines }: Stripe.Invoice): { pays: 'term' | 'change'; until: number } {
  const pays = billing_reason === 'subscription_update' ? 'change' : 'term';
  return { pays, until: Math.max(...lines.data.map(({ period }) => period.end * 1000)) };
}
