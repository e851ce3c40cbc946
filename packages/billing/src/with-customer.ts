import { subscriptions } from '@groundswell/data/plans';
import { provider } from './provider.ts';
import { ask, isMissing } from './provider-errors.ts';
import { syncCustomer } from './sync-customer.ts';

/**
 * Runs an action on a person's customer at the provider. If the provider has deleted the customer, or never had it, the
 * stored customer is forgotten and the action runs once more, which reads the row again.
 */
export async function withCustomer<T>(userId: string, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (!isMissing(error) || !(await forgetLostCustomer(userId))) throw error;
    return act();
  }
}

/** Returns whether the stored customer is gone at the provider, and is forgotten now. */
async function forgetLostCustomer(userId: string): Promise<boolean> {
  const customerId = (await subscriptions.find(userId))?.customerId;
  // A concurrent call has forgotten the customer.
  if (customerId === undefined) return true;
  if (!(await isLost(customerId))) return false;
  await syncCustomer(customerId, { userId, isLost: true });
  return true;
}

async function isLost(customerId: string): Promise<boolean> {
  const { stripe } = await provider();
  try {
    return (await ask(() => stripe.customers.retrieve(customerId))).deleted === true;
  } catch (error) {
    if (isMissing(error)) return true;
    throw error;
  }
}
