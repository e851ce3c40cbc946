import type Stripe from 'stripe';
import { fetchWithBill, lastBillWithPayment } from './incomplete-payment.ts';
import { provider } from './provider.ts';
import { ask, unlessRefused } from './provider-errors.ts';

/** A change that takes place once its bill is paid: the bank asks the card's owner first, or has refused. */
export interface PendingChange {
  readonly priceId: string | undefined;
  readonly bill: Stripe.Invoice;
  readonly payment: Stripe.PaymentIntent | undefined;
}

/** What waits in a subscription of `fetchWithBill`; undefined where nothing does. */
export function pendingChangeOf(one: Stripe.Subscription): PendingChange | undefined {
  const last = lastBillWithPayment(one);
  if (!one.pending_update || last?.bill.status !== 'open') return undefined;
  return { priceId: one.pending_update.subscription_items?.[0]?.price.id, ...last };
}

/** Takes a change back that waits, with its bill: nothing has changed, and nothing is owed. One that is paid stands. */
export async function withdrawChange(one: Stripe.Subscription): Promise<void> {
  const pending = pendingChangeOf(one);
  if (!pending) return;
  const { stripe } = await provider();
  await ask(() => stripe.invoices.voidInvoice(pending.bill.id)).catch(unlessRefused);
}

/** A subscription without a change that waits: it was withdrawn, or was paid meanwhile. */
export async function fetchSettled(id: string): Promise<Stripe.Subscription> {
  const one = await fetchWithBill(id);
  if (!pendingChangeOf(one)) return one;
  await withdrawChange(one);
  return fetchWithBill(id);
}
