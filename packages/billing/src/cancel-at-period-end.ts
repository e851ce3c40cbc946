import type { Account } from '@groundswell/accounts';
import { reason } from '@groundswell/contracts';
import { type BoughtPlan, isRunning } from '@groundswell/data/plans';
import { InvalidRequestError } from '@groundswell/runtime';
import type Stripe from 'stripe';
import { listUnended } from './close-customer.ts';
import { requirePlan } from './find-or-create-customer.ts';
import { inMoney } from './money-words.ts';
import { previewNext } from './preview-invoices.ts';
import { provider } from './provider.ts';
import { ask, unlessRefused } from './provider-errors.ts';
import { stampSums, sumsChanged } from './quote.ts';
import { syncCustomer } from './sync-customer.ts';

/**
 * Has a running plan end with its term, or go on after it, at the next charge that was told; when its term ends, UTC ms: absent for one that is over. Of a
 * customer who has a second one, as an operator may have sold it, that one ends too: who cancels is charged nothing more.
 */
export async function cancelAtPeriodEnd(user: Account, ends: boolean, told?: string): Promise<{ termEndsAt?: number }> {
  const { plan, customerId } = await requirePlan(user.id);
  // What was given ends by itself: without a card nothing could pay for a further term.
  if (!ends && plan.isCancelled && !plan.card)
    throw new InvalidRequestError({ payment_method: [reason('card-unknown')] });
  if (told !== undefined && plan.isCancelled) await requireTold(user, plan, told);
  const { stripe } = await provider();
  for (const one of await listUnended(stripe, customerId)) {
    // One that waits for its first payment is not had yet, and ends by itself.
    if (one.status === 'incomplete') continue;
    if (ends && one.status === 'past_due') await endUnpaid(stripe, one.id);
    // The same twice is the same: no key is needed. One that is over since it was read is told by the row.
    else if ((ends || one.id === plan.id) && one.cancel_at_period_end !== ends)
      await ask(() => stripe.subscriptions.update(one.id, { cancel_at_period_end: ends })).catch(unlessRefused);
  }
  const { row } = await syncCustomer(customerId, { userId: user.id });
  const after = row?.plan ?? plan;
  return isRunning(after) ? { termEndsAt: after.termEndsAt } : {};
}

/** A plan goes on at the next charge that its page told, at no other. */
async function requireTold(user: Account, plan: BoughtPlan, told: string): Promise<void> {
  const { dueCents } = await previewNext(plan, 'resumed');
  if (told !== stampSums(plan.currency, dueCents)) throw sumsChanged(inMoney(dueCents, plan.currency, user.lang));
}

/** A term that nobody paid for ends at once; from then on the provider collects no open bill by itself. */
async function endUnpaid(stripe: Stripe, id: string): Promise<void> {
  const details = { cancellation_details: { comment: 'cancelled' } };
  // Another press ended it in between.
  await ask(() => stripe.subscriptions.cancel(id, details)).catch(unlessRefused);
}
