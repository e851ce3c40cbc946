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
import { callStripe, ignoreRejection } from './provider-errors.ts';
import { stampSums, sumsChanged } from './quote.ts';
import { syncCustomer } from './sync-customer.ts';
import { withCustomer } from './with-customer.ts';

/**
 * Cancels a running plan at the end of its term, or resumes it if the next charge matches the quote. A cancellation
 * includes a second subscription, which an operator may have created, so that nothing more is charged. Returns the end
 * of the term, UTC ms; absent for a plan that is over.
 */
export function cancelAtPeriodEnd(user: Account, ends: boolean, quote?: string): Promise<Cancelled> {
  return withCustomer(user.id, () => cancel(user, ends, quote));
}

type Cancelled = { termEndsAt?: number };

async function cancel(user: Account, ends: boolean, quote: string | undefined): Promise<Cancelled> {
  const { plan, customerId } = await requirePlan(user.id);
  // A gifted plan has no card, and without one Stripe cannot charge the next term.
  if (!ends && plan.isCancelled && !plan.card)
    throw new InvalidRequestError({ payment_method: [reason('card-unknown')] });
  if (quote !== undefined && plan.isCancelled) await requireQuotedCharge(user, plan, quote);
  const { stripe } = await provider();
  for (const one of await listUnended(stripe, customerId)) {
    // An incomplete subscription still waits for its first payment; Stripe expires it without one.
    if (one.status === 'incomplete') continue;
    if (ends && one.status === 'past_due') await endUnpaid(stripe, one.id);
    // The update is idempotent, so it needs no idempotency key. If Stripe refuses it, the subscription has ended, and
    // the sync below records that.
    else if ((ends || one.id === plan.id) && one.cancel_at_period_end !== ends)
      await callStripe(() => stripe.subscriptions.update(one.id, { cancel_at_period_end: ends })).catch(
        ignoreRejection,
      );
  }
  const { row } = await syncCustomer(customerId, { userId: user.id });
  const after = row?.plan ?? plan;
  return isRunning(after) ? { termEndsAt: after.termEndsAt } : {};
}

/** Refuses to resume a plan whose next charge differs from the quote. */
async function requireQuotedCharge(user: Account, plan: BoughtPlan, quote: string): Promise<void> {
  const { dueCents } = await previewNext(plan, 'resumed');
  if (quote !== stampSums(plan.currency, dueCents)) throw sumsChanged(inMoney(dueCents, plan.currency, user.lang));
}

/** Ends an unpaid term at once. After that, Stripe does not collect the open invoice automatically. */
async function endUnpaid(stripe: Stripe, id: string): Promise<void> {
  const details = { cancellation_details: { comment: 'cancelled' } };
  // Stripe refuses if a concurrent request has already cancelled the subscription.
  await callStripe(() => stripe.subscriptions.cancel(id, details)).catch(ignoreRejection);
}
