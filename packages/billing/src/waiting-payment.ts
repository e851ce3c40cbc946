import type Stripe from 'stripe';
import { ask } from './failures.ts';
import { provider } from './provider.ts';

/** The payment of a subscription's last bill as far as it is still due; undefined where nothing is. */
export async function waitingPayment(subscriptionId: string): Promise<Stripe.PaymentIntent | undefined> {
  const { stripe } = await provider();
  const expand = ['latest_invoice.payments.data.payment.payment_intent'];
  const { latest_invoice: bill, status } = await ask(() => stripe.subscriptions.retrieve(subscriptionId, { expand }));
  if (status === 'active' || status === 'trialing') return undefined;
  if (typeof bill !== 'object' || bill === null || bill.status === 'paid') return undefined;
  const intent = bill.payments?.data[0]?.payment.payment_intent;
  return typeof intent === 'object' ? intent : undefined;
}
