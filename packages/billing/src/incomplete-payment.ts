import type Stripe from 'stripe';
import { provider } from './provider.ts';
import { ask } from './provider-errors.ts';

/** The last bill of a subscription, and its payment. */
export const BILL_WITH_PAYMENT = 'latest_invoice.payments.data.payment.payment_intent';

/** A subscription as it is at the provider now, with its last bill and that bill's payment. */
export async function fetchWithBill(id: string): Promise<Stripe.Subscription> {
  const { stripe } = await provider();
  return ask(() => stripe.subscriptions.retrieve(id, { expand: [BILL_WITH_PAYMENT] }));
}

/** The last bill and its payment, of a subscription with both. */
export function lastBillWithPayment({ latest_invoice: bill }: Stripe.Subscription) {
  if (typeof bill !== 'object' || bill === null) return undefined;
  const intent = bill.payments?.data[0]?.payment.payment_intent;
  return { bill, payment: typeof intent === 'object' ? intent : undefined };
}

/** The payment of a subscription's last bill as far as it is still due; undefined where nothing is. */
export async function findIncompletePayment(subscriptionId: string): Promise<Stripe.PaymentIntent | undefined> {
  return waitingPaymentOf(await fetchWithBill(subscriptionId));
}

/** The same of a subscription of `fetchWithBill`. */
export function waitingPaymentOf(one: Stripe.Subscription): Stripe.PaymentIntent | undefined {
  if (one.status === 'active' || one.status === 'trialing') return undefined;
  const last = lastBillWithPayment(one);
  return last?.bill.status === 'paid' ? undefined : last?.payment;
}
