import type { Account } from '@groundswell/accounts';
import { reason } from '@groundswell/contracts';
import { isRunning, type StoredSubscription, subscriptions } from '@groundswell/data/plans';
import { HttpError, UnauthorizedError } from '@groundswell/runtime';
import { provider } from './provider.ts';
import { ask, underWay } from './provider-errors.ts';

export interface PayingCustomer {
  readonly customerId: string;
  readonly row: StoredSubscription;
}

/** The person's customer at the provider, made at their first card. */
export async function findOrCreateCustomer({
  id: userId,
  email,
}: Pick<Account, 'id' | 'email'>): Promise<PayingCustomer> {
  const read = await subscriptions.find(userId);
  if (read?.customerId !== undefined) return { customerId: read.customerId, row: read };
  const { stripe } = await provider();
  const made = await ask(() =>
    stripe.customers.create(
      { email, metadata: { userId } },
      // The revision makes the key new after a deleted customer was forgotten.
      { idempotencyKey: `customer-${userId}-${read?.revision ?? 0}` },
    ),
  );
  const row = { source: 'web' as const, isTrialUsed: false, ...(read && withoutKeys(read)), customerId: made.id };
  const written = await subscriptions.write(userId, read, { row });
  if (written === 'gone') throw new UnauthorizedError();
  const after = await subscriptions.find(userId);
  if (after?.customerId === undefined) throw underWay();
  return { customerId: after.customerId, row: after };
}

/** The running plan of a person who bought it here; throws where there is none, or where a device manages it. */
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
