import type Stripe from 'stripe';
import { provider } from './provider.ts';
import { ask, isMissing } from './provider-errors.ts';

/** Ends every subscription of a customer at once: nothing is charged any more. Idempotent; an unknown one has none. */
export async function closeCustomer(customer: string): Promise<void> {
  const { stripe } = await provider();
  try {
    for (const { id } of await listUnended(stripe, customer)) await ask(() => stripe.subscriptions.cancel(id));
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

/** What may still be charged or begin; the provider's own list of those not canceled holds expired ones too. */
export async function listUnended(stripe: Stripe, customer: string): Promise<readonly Stripe.Subscription[]> {
  const { data } = await ask(() => stripe.subscriptions.list({ customer, limit: 100 }));
  return data.filter(({ ended_at, status }) => ended_at === null && status !== 'incomplete_expired');
}
