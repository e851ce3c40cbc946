import type { Account } from '@groundswell/accounts';
import { reason } from '@groundswell/contracts';
import { type StoredSubscription, subscriptions } from '@groundswell/data/plans';
import { HttpError, Unauthorized } from '@groundswell/runtime';
import type { PaidTier } from './catalogue.ts';
import { changeOf } from './change-of.ts';
import { requirePlan, withoutKeys } from './customer-of.ts';
import { UNDER_WAY_MS } from './end-attempt.ts';
import { ask, underWay } from './failures.ts';
import { settleGift } from './gifts/settle-gift.ts';
import { inMoney, readPrices } from './prices.ts';
import { provider } from './provider.ts';
import { syncCustomer } from './sync-customer.ts';

const MOST_ROUNDS = 8;

/**
 * Changes a running plan to the other tier, at the sum that was told for today. It is written down before the provider
 * is asked: a gift that is redeemed beside it would lengthen a term whose tier nobody knows.
 */
export async function changeTier(user: Account, tier: PaidTier): Promise<{ success: boolean; plan_price: string }> {
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const { row, plan, customerId } = await requirePlan(user.id);
    const { id: priceId, cents, currency } = (await readPrices())[tier];
    const told = { success: true, plan_price: inMoney(cents, currency, user.lang) };
    if (plan.tier === tier) return told;
    if (row.giftStep) {
      await settleGift(user.id);
      continue;
    }
    // In a term that was given nothing is charged: it would be the dearer plan for nothing.
    if (plan.isGift) throw new HttpError(409, 'conflict', reason('plan-given'));
    const revision = await announce(row, tier);
    if (revision === undefined) continue;
    const { stripe } = await provider();
    const change = await changeOf(stripe, plan, priceId);
    // Two clicks have read the same row.
    const idempotencyKey = `change-${plan.id}-${revision}-${change.proration_date}`;
    await ask(() =>
      stripe.subscriptions.update(plan.id, { ...change, payment_behavior: 'error_if_incomplete' }, { idempotencyKey }),
    );
    await syncCustomer(customerId);
    return told;
  }
  throw underWay();
}

/** The row's revision with the change in it; undefined where another wrote meanwhile. */
async function announce(row: StoredSubscription, to: PaidTier): Promise<number | undefined> {
  const now = Date.now();
  if (isChanging(row, now) && row.changing?.to === to) return row.revision;
  const written = await subscriptions.write(row.userId, row, {
    row: { ...withoutKeys(row), changing: { to, at: now } },
  });
  if (written === 'gone') throw new Unauthorized();
  return written === 'written' ? row.revision + 1 : undefined;
}

/** Whether a change of tier may be under way. */
export function isChanging({ changing }: StoredSubscription, now: number): boolean {
  return changing !== undefined && now - changing.at < UNDER_WAY_MS;
}
