import type Stripe from 'stripe';
import { provider } from './provider.ts';
import { callStripe } from './provider-errors.ts';

/** The path that makes Stripe include a subscription's latest invoice and its payment in a response. */
export const BILL_WITH_PAYMENT = 'latest_invoice.payments.data.payment.payment_intent';

/** Fetches a subscription with its latest invoice and that invoice's payment. */
export async function fetchWithBill(id: string): Promise<Stripe.Subscription> {
  const { stripe } = await provider();
  return callStripe(() => stripe.subscriptions.retrieve(id, { expand: [BILL_WITH_PAYMENT] }));
}

/**
 * Returns the latest invoice and its payment. Returns undefined unless the subscription was fetched by `fetchWithBill`.
 */
export function lastBillWithPayment({ latest_invoice: bill }: Stripe.Subscription) {
  if (typeof bill !== 'object' || bill === null) return undefined;
  const intent = bill.payments?.data[0]?.payment.payment_intent;
  return { bill, payment: typeof intent === 'object' ? intent : undefined };
}

/** Returns the payment that is still due for a subscription's latest invoice; undefined if nothing is due. */
export async function findIncompletePayment(subscriptionId: string): Promise<Stripe.PaymentIntent | undefined> {
  return waitingPaymentOf(await fetchWithBill(subscriptionId));
}

/** Returns the payment that is still due for a subscription from `fetchWithBill`. */
export function waitingPaymentOf(one: Stripe.Subscription): Stripe.PaymentIntent | undefined {
  if (one.status === 'active' || one.status === 'trialing') return undefined;
  const last = lastBillWithPayment(one);
  return last?.bill.status === 'paid' ? undefined : last?.payment;
}
