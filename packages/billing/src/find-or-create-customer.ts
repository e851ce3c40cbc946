import type { Account } from '@groundswell/accounts';
import { reason } from '@groundswell/contracts';
import { isRunning, type StoredSubscription, subscriptions } from '@groundswell/data/plans';
import { HttpError, UnauthorizedError } from '@groundswell/runtime';
import { provider } from './provider.ts';
import { callStripe, paymentInProgress } from './provider-errors.ts';

export interface PayingCustomer {
  readonly customerId: string;
  readonly row: StoredSubscription;
}

/** Returns the user's Stripe customer, and creates it with their first card or gift. */
export async function findOrCreateCustomer({
  id: userId,
  email,
}: Pick<Account, 'id' | 'email'>): Promise<PayingCustomer> {
  const read = await subscriptions.find(userId);
  if (read?.customerId !== undefined) return { customerId: read.customerId, row: read };
  const { stripe } = await provider();
  const made = await callStripe(() =>
    stripe.customers.create(
      { email, metadata: { userId } },
      // The key contains the row's revision, which increases when a deleted customer is removed from the row. With the
      // old key, Stripe would return the deleted customer again.
      { idempotencyKey: `customer-${userId}-${read?.revision ?? 0}` },
    ),
  );
  const row = { source: 'web' as const, isTrialUsed: false, ...(read && withoutKeys(read)), customerId: made.id };
  const written = await subscriptions.write(userId, read, { row });
  if (written === 'gone') throw new UnauthorizedError();
  const after = await subscriptions.find(userId);
  if (after?.customerId === undefined) throw paymentInProgress();
  return { customerId: after.customerId, row: after };
}

/**
 * Returns the running plan of a user who bought it on the web. Throws without a plan, or if an app store manages it.
 */
export async function requirePlan(userId: string) {
  const row = await subscriptions.find(userId);
  if (row && row.source !== 'web') throw ofDevice();
  if (!row?.customerId || !row.plan || !isRunning(row.plan)) throw new HttpError(409, 'conflict', reason('no-plan'));
  return { row, plan: row.plan, customerId: row.customerId };
}

export function ofDevice(): HttpError {
  return new HttpError(409, 'conflict', reason('plan-of-device'));
}

export function withoutKeys(row: StoredSubscription) {
  const { userId: _user, revision: _revision, ...rest } = row;
  return rest;
}
