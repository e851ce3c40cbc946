import type { Account } from '@groundswell/accounts';
import type { Language } from '@groundswell/contracts';
import { subscriptions } from '@groundswell/data/plans';
import { inMoney } from './money-words.ts';
import { paidFor } from './paid-for.ts';
import { provider } from './provider.ts';
import { callStripe } from './provider-errors.ts';
import { withCustomer } from './with-customer.ts';

/** The most receipts of a list: enough for many years. */
const MOST = 50;

/** Lists the charges of a user, newest first. The list is empty without a customer, or after Stripe's was deleted. */
export function listReceipts({ id }: Account, lang: Language) {
  return withCustomer(id, () => list(id, lang));
}

async function list(id: string, lang: Language) {
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
