import type { Account } from '@groundswell/accounts';
import type { Language } from '@groundswell/contracts';
import { subscriptions } from '@groundswell/data/plans';
import { inMoney } from './money-words.ts';
import { paidFor } from './paid-for.ts';
import { provider } from './provider.ts';
import { ask } from './provider-errors.ts';
import { withCustomer } from './with-customer.ts';

/** Those of many years. */
const MOST = 50;

/** What a person was charged, newest first; without a customer, and after it was deleted, nothing. */
export function listReceipts({ id }: Account, lang: Language) {
  return withCustomer(id, () => list(id, lang));
}

async function list(id: string, lang: Language) {
  const row = await subscriptions.find(id);
  if (row?.customerId === undefined) return [];
  const { customerId: customer } = row;
  const { stripe } = await provider();
  const { data } = await ask(() => stripe.invoices.list({ customer, status: 'paid', limit: MOST }));
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
