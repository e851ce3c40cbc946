import { subscriptions } from '@groundswell/data/plans';
import { provider } from './provider.ts';
import { callStripe, isMissing } from './provider-errors.ts';
import { syncCustomer } from './sync-customer.ts';

/**
 * Runs an action on a user's Stripe customer. If the customer no longer exists at Stripe, the stored customer is
 * removed and the action runs once more.
 */
export async function withCustomer<T>(userId: string, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (!isMissing(error) || !(await forgetLostCustomer(userId))) throw error;
    return act();
  }
}

/** Removes a stored customer that no longer exists at Stripe. Returns whether none is stored afterwards. */
async function forgetLostCustomer(userId: string): Promise<boolean> {
  const customerId = (await subscriptions.find(userId))?.customerId;
  // A concurrent request has removed the customer.
  if (customerId === undefined) return true;
  if (!(await isLost(customerId))) return false;
  await syncCustomer(customerId, { userId, isLost: true });
  return true;
}

async function isLost(customerId: string): Promise<boolean> {
  const { stripe } = await provider();
  try {
    return (await callStripe(() => stripe.customers.retrieve(customerId))).deleted === true;
  } catch (error) {
    if (isMissing(error)) return true;
    throw error;
  }
}
