import type Stripe from 'stripe';
import { fetchWithBill, lastBillWithPayment } from './incomplete-payment.ts';
import { provider } from './provider.ts';
import { callStripe, ignoreRejection } from './provider-errors.ts';

/**
 * A tier change that takes effect once its invoice is paid. It is pending because the bank has declined the charge, or
 * requires the cardholder's confirmation.
 */
export interface PendingChange {
  readonly priceId: string | undefined;
  readonly bill: Stripe.Invoice;
  readonly payment: Stripe.PaymentIntent | undefined;
}

/** Returns the pending tier change of a subscription from `fetchWithBill`; undefined if there is none. */
export function pendingChangeOf(one: Stripe.Subscription): PendingChange | undefined {
  const last = lastBillWithPayment(one);
  if (!one.pending_update || last?.bill.status !== 'open') return undefined;
  return { priceId: one.pending_update.subscription_items?.[0]?.price.id, ...last };
}

/**
 * Withdraws a pending change by voiding its invoice, so that nothing changes and nothing is owed. A change that is
 * already paid stands.
 */
export async function withdrawChange(one: Stripe.Subscription): Promise<void> {
  const pending = pendingChangeOf(one);
  if (!pending) return;
  const { stripe } = await provider();
  await callStripe(() => stripe.invoices.voidInvoice(pending.bill.id)).catch(ignoreRejection);
}

/**
 * Fetches a subscription and withdraws its pending tier change, if there is one. A change that was paid meanwhile
 * stands.
 */
export async function fetchSettled(id: string): Promise<Stripe.Subscription> {
  const one = await fetchWithBill(id);
  if (!pendingChangeOf(one)) return one;
  await withdrawChange(one);
  return fetchWithBill(id);
}
