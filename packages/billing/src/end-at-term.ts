import type { Account } from '@groundswell/accounts';
import { reason } from '@groundswell/contracts';
import { InvalidRequest } from '@groundswell/runtime';
import { requirePlan } from './customer-of.ts';
import { ask } from './failures.ts';
import { provider } from './provider.ts';
import { syncCustomer } from './sync-customer.ts';

/** Has a running plan end with its term, or go on after it; when its term ends, UTC ms. */
export async function endAtTerm(user: Account, ends: boolean): Promise<{ termEndsAt: number }> {
  const { plan, customerId } = await requirePlan(user.id);
  // What was given ends by itself: without a card nothing could pay for a further term.
  if (!ends && plan.isCancelled && !plan.card) throw new InvalidRequest({ payment_method: [reason('card-unknown')] });
  if (plan.isCancelled !== ends) {
    const { stripe } = await provider();
    // The same twice is the same: no key is needed.
    await ask(() => stripe.subscriptions.update(plan.id, { cancel_at_period_end: ends }));
  }
  const { row } = await syncCustomer(customerId);
  return { termEndsAt: row?.plan?.termEndsAt ?? plan.termEndsAt };
}
