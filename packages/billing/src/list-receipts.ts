import type { Account } from '@groundswell/accounts';
import type { Language } from '@groundswell/contracts';
import { subscriptions } from '@groundswell/data/plans';
import { inMoney } from './money-words.ts';
import { creditOf, hasReceipt, paidFor } from './paid-for.ts';
import { provider } from './provider.ts';
import { callStripe } from './provider-errors.ts';
import { withCustomer } from './with-customer.ts';

/** The maximum number of receipts in the list, enough for many years. */
const MOST = 50;

/**
 * Lists a user's paid invoices, newest first. The list is empty if the user has no Stripe customer, or a deleted one.
 */
export function listReceipts({ id }: Account, lang: Language) {
  return withCustomer(id, () => list(id, lang));
}

async function list(id: string, lang: Language) {
  const row = await subscriptions.find(id);
  if (row?.customerId === undefined) return [];
  const { customerId: customer } = row;
  const { stripe } = await provider();
  const { data } = await callStripe(() => stripe.invoices.list({ customer, status: 'paid', limit: MOST }));
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
