import type Stripe from 'stripe';
import { provider } from './provider.ts';
import { callStripe, isMissing } from './provider-errors.ts';

/**
 * Cancels every subscription of a customer at once, so that nothing more is charged. Idempotent; does nothing for an
 * unknown customer.
 */
export async function closeCustomer(customer: string): Promise<void> {
  const { stripe } = await provider();
  try {
    for (const { id } of await listUnended(stripe, customer)) await callStripe(() => stripe.subscriptions.cancel(id));
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

/**
 * Lists the subscriptions that may still start or be charged. Stripe's default list leaves out canceled ones, but not
 * expired ones, which are filtered here.
 */
export async function listUnended(stripe: Stripe, customer: string): Promise<readonly Stripe.Subscription[]> {
  const { data } = await callStripe(() => stripe.subscriptions.list({ customer, limit: 100 }));
  return data.filter(({ ended_at, status }) => ended_at === null && status !== 'incomplete_expired');
}
