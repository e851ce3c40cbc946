import type { Account } from '@groundswell/accounts';
import { reason } from '@groundswell/contracts';
import { isRunning } from '@groundswell/data/plans';
import { InvalidRequest } from '@groundswell/runtime';
import { requirePlan } from './customer-of.ts';
import { ask, isRefusal } from './failures.ts';
import { provider } from './provider.ts';
import { syncCustomer } from './sync-customer.ts';

/** Has a running plan end with its term, or go on after it; when its term ends, UTC ms: absent for one that is over. */
export async function endAtTerm(user: Account, ends: boolean): Promise<{ termEndsAt?: number }> {
  const { plan, customerId } = await requirePlan(user.id);
  // What was given ends by itself: without a card nothing could pay for a further term.
  if (!ends && plan.isCancelled && !plan.card) throw new InvalidRequest({ payment_method: [reason('card-unknown')] });
  const isOver = ends && (await endUnpaid(plan.id));
  if (!isOver && plan.isCancelled !== ends) {
    const { stripe } = await provider();
    // The same twice is the same: no key is needed.
    await ask(() => stripe.subscriptions.update(plan.id, { cancel_at_period_end: ends }));
  }
  const { row } = await syncCustomer(customerId);
  const after = row?.plan ?? plan;
  return isRunning(after) ? { termEndsAt: after.termEndsAt } : {};
}

/**
 * A term that nobody paid for ends at once; from then on the provider collects no open bill by itself. False for one that
 * goes on to its end.
 */
async function endUnpaid(id: string): Promise<boolean> {
  const { stripe } = await provider();
  const { status, ended_at } = await ask(() => stripe.subscriptions.retrieve(id));
  if (status !== 'past_due') return ended_at !== null;
  const details = { cancellation_details: { comment: 'cancelled' } };
  // Another press ended it in between.
  await ask(() => stripe.subscriptions.cancel(id, details)).catch((error) =>
    isRefusal(error) ? undefined : Promise.reject(error),
  );
  return true;
}
