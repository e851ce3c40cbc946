import { randomUUID } from 'node:crypto';
import type { Account } from '@groundswell/accounts';
import { isRunning, subscriptions } from '@groundswell/data/plans';
import { findOrCreateCustomer } from '../find-or-create-customer.ts';
import { runStep, settleGift, stepToAdd } from '../gifts/settle-gift.ts';
import { provider } from '../provider.ts';
import { callStripe, paymentInProgress } from '../provider-errors.ts';
import { syncCustomer } from '../sync-customer.ts';
import { endAppStorePlan } from './device-plan.ts';

/** Gives a year of Pro, or extends a running plan, as a gift card does. Returns false when no year can be added. */
export async function givePlan(user: Pick<Account, 'id' | 'email'>): Promise<boolean> {
  const { customerId } = await findOrCreateCustomer(user);
  await settleGift(user.id);
  const row = await subscriptions.find(user.id);
  if (row?.source !== 'web') return false;
  const step = await stepToAdd(customerId, `given-${randomUUID()}`, Math.floor(Date.now() / 1000));
  if (!step) return false;
  if (!(await runStep(row, step))) throw paymentInProgress();
  return true;
}

/** Ends a running plan at once, without a refund. Returns false when no plan runs. */
export async function endPlan(userId: string): Promise<boolean> {
  const row = await subscriptions.find(userId);
  if (!row?.plan || !isRunning(row.plan)) return false;
  const { plan, customerId, source } = row;
  if (source !== 'web' || customerId === undefined) {
    await endAppStorePlan(userId, 'now');
    return true;
  }
  const { stripe } = await provider();
  await callStripe(() => stripe.subscriptions.cancel(plan.id, { cancellation_details: { comment: 'by-us' } }));
  await syncCustomer(customerId);
  return true;
}
