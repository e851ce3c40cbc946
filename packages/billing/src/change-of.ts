import { reason } from '@groundswell/contracts';
import type { BoughtPlan } from '@groundswell/data/plans';
import { HttpError } from '@groundswell/runtime';
import type Stripe from 'stripe';
import { UNDER_WAY_MS } from './end-attempt.ts';
import { ask } from './failures.ts';

/**
 * How a plan is changed to another price: by whole days of UTC, so that what was told holds all day. Throws for a plan
 * whose running term is not paid for.
 */
export async function changeOf(stripe: Stripe, { id }: BoughtPlan, price: string) {
  const one = await ask(() => stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] }));
  if (!isPaidFor(one)) throw new HttpError(409, 'conflict', reason('plan-unpaid'));
  const [item] = one.items.data;
  const today = Math.floor(Date.now() / 86_400_000) * 86_400;
  return {
    items: [{ id: item?.id ?? '', price }],
    proration_behavior: one.status === 'trialing' ? ('none' as const) : ('always_invoice' as const),
    proration_date: Math.max(today, item?.current_period_start ?? today),
  };
}

/**
 * The provider credits the rest of a term also where nobody has paid for it, and takes the plan for paid once the bill
 * of the change is. So a bill that failed, or that is still to be collected in the first hour of a term, comes first.
 */
function isPaidFor({ status, trial_end, latest_invoice: bill }: Stripe.Subscription): boolean {
  // A trial that ends while the change is asked would be a paid term that is changed for nothing.
  if (status === 'trialing') return (trial_end ?? 0) * 1000 > Date.now() + UNDER_WAY_MS;
  return status === 'active' && typeof bill === 'object' && bill?.status === 'paid';
}
