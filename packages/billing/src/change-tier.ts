import type { Account } from '@groundswell/accounts';
import { reason } from '@groundswell/contracts';
import type { BoughtPlan } from '@groundswell/data/plans';
import { HttpError } from '@groundswell/runtime';
import type Stripe from 'stripe';
import type { PaidTier } from './catalogue.ts';
import { requirePlan } from './customer-of.ts';
import { ask } from './failures.ts';
import { inMoney, readPrices } from './prices.ts';
import { provider } from './provider.ts';
import { syncCustomer } from './sync-customer.ts';

/** Changes a running plan to the other tier, at the sum that was told for today. */
export async function changeTier(user: Account, tier: PaidTier): Promise<{ success: boolean; plan_price: string }> {
  const { row, plan, customerId } = await requirePlan(user.id);
  const prices = await readPrices();
  if (plan.tier !== tier) {
    // In a term that was given nothing is charged: it would be the dearer plan for nothing.
    if (plan.isGift) throw new HttpError(409, 'conflict', reason('plan-given'));
    const { stripe } = await provider();
    const change = await changeOf(stripe, plan, prices[tier].id);
    // Two clicks have read the same row.
    const idempotencyKey = `change-${plan.id}-${row.revision}-${change.proration_date}`;
    await ask(() =>
      stripe.subscriptions.update(plan.id, { ...change, payment_behavior: 'error_if_incomplete' }, { idempotencyKey }),
    );
    await syncCustomer(customerId);
  }
  const { cents, currency } = prices[tier];
  return { success: true, plan_price: inMoney(cents, currency, user.lang) };
}

/** What the change would cost today, cents; a negative sum is credited. */
export async function previewChange(plan: BoughtPlan, priceId: string): Promise<number> {
  const { stripe } = await provider();
  const { items, proration_behavior, proration_date } = await changeOf(stripe, plan, priceId);
  const details = { items, proration_behavior, proration_date };
  const bill = await ask(() => stripe.invoices.createPreview({ subscription: plan.id, subscription_details: details }));
  return bill.total;
}

/** By whole days of UTC, so that what was told holds all day. */
async function changeOf(stripe: Stripe, { id }: BoughtPlan, price: string) {
  const { items, status } = await ask(() => stripe.subscriptions.retrieve(id));
  const [item] = items.data;
  const today = Math.floor(Date.now() / 86_400_000) * 86_400;
  return {
    items: [{ id: item?.id ?? '', price }],
    proration_behavior: status === 'trialing' ? ('none' as const) : ('always_invoice' as const),
    proration_date: Math.max(today, item?.current_period_start ?? today),
  };
}
