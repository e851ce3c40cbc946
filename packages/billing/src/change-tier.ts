import type { Account } from '@groundswell/accounts';
import { type changeSubscription, type Language, type ReplyOf, reason } from '@groundswell/contracts';
import { type StoredSubscription, subscriptions } from '@groundswell/data/plans';
import { HttpError, UnauthorizedError } from '@groundswell/runtime';
import type Stripe from 'stripe';
import { UNDER_WAY_MS } from './cancel-earlier-attempt.ts';
import type { PaidTier } from './catalogue.ts';
import { requirePlan, withoutKeys } from './find-or-create-customer.ts';
import { settleGift } from './gifts/settle-gift.ts';
import { hasPlanEnded } from './has-plan-ended.ts';
import { fetchWithBill } from './incomplete-payment.ts';
import { inMoney } from './money-words.ts';
import { type PendingChange, pendingChangeOf, withdrawChange } from './pending-change.ts';
import { previewChange } from './preview-invoices.ts';
import { priceChange, type ToPrice, todayS } from './price-change.ts';
import { readPrices } from './prices.ts';
import { provider } from './provider.ts';
import { ask, cardRefused, underWay } from './provider-errors.ts';
import { stampSums, sumsChanged } from './quote.ts';
import { syncCustomer } from './sync-customer.ts';
import { withCustomer } from './with-customer.ts';

const MAX_ATTEMPTS = 8;

/**
 * Changes a running plan to the other tier, at the sums of a day that were told, as `quote`. It is written down before the provider
 * is asked: a gift that is redeemed beside it would lengthen a term whose tier nobody knows. Where the bank asks the
 * card's owner, the change waits at the provider for their answer, and the same call once more tells what came of it.
 */
export function changeTier(user: Account, tier: PaidTier, lang: Language, quote?: string): Promise<Changed> {
  return withCustomer(user.id, () => change(user, tier, lang, quote));
}

type Changed = ReplyOf<typeof changeSubscription>;

async function change(user: Account, tier: PaidTier, lang: Language, quote: string | undefined): Promise<Changed> {
  const { stripe, publishableKey } = await provider();
  let isAsked = false;
  for (let round = 0; round < MAX_ATTEMPTS; round++) {
    const { row, plan, customerId } = await requirePlan(user.id);
    const { id: priceId, cents, currency } = (await readPrices())[tier];
    const told = { success: true, plan_price: inMoney(cents, currency, lang) };
    if (plan.tier === tier) return told;
    if (row.giftStep) {
      await settleGift(user.id);
      continue;
    }
    // In a term that was given nothing is charged: it would be the dearer plan for nothing.
    if (plan.isGift) throw new HttpError(409, 'conflict', reason('plan-given'));
    const revision = await announce(row, tier);
    if (revision === undefined) continue;
    let one = await fetchWithBill(plan.id);
    let pending = pendingChangeOf(one);
    if (pending && !isAsTold(pending, priceId)) {
      await withdrawChange(one);
      await syncCustomer(customerId, { userId: user.id });
      continue;
    }
    if (!pending && !has(one, priceId)) {
      // It was made and is undone already, as its money went back: one press charges once.
      if (isAsked) throw underWay();
      isAsked = true;
      const asked = priceChange(one, { id: priceId, cents });
      try {
        if (quote !== undefined) await requireTold(one, { id: priceId, cents }, { quote, currency, lang });
      } catch (error) {
        // Another press has made the change since it was fetched: the sums of the changed plan are others.
        if (has(await fetchWithBill(plan.id), priceId)) continue;
        throw error;
      }
      // Two clicks have read the same row.
      const idempotencyKey = `change-${plan.id}-${revision}-${asked.proration_date}`;
      try {
        await ask(() =>
          stripe.subscriptions.update(
            plan.id,
            { ...asked, payment_behavior: 'pending_if_incomplete' },
            { idempotencyKey },
          ),
        );
      } catch (error) {
        if (await hasPlanEnded(error, customerId, plan.id)) continue;
        throw error;
      }
      // A key's answer is repeated as it was: what it is now may be otherwise.
      one = await fetchWithBill(plan.id);
      pending = pendingChangeOf(one);
    }
    const { status, client_secret, last_payment_error } = pending?.payment ?? {};
    const isRefused = pending !== undefined && status === 'requires_payment_method';
    if (isRefused) await withdrawChange(one);
    // It moves the row, so that a press after a refusal has a key of its own.
    const { row: synced } = await syncCustomer(customerId, { userId: user.id });
    if (synced?.plan?.tier === tier) return told;
    if (isRefused) throw cardRefused(last_payment_error);
    if (status === 'requires_action' && client_secret)
      return { success: false, client_secret, pub_key: publishableKey };
    if (pending) throw underWay();
  }
  throw underWay();
}

/** Refuses a change whose sums differ from the quote. */
async function requireTold(
  one: Stripe.Subscription,
  to: ToPrice,
  { quote, currency, lang }: { readonly quote: string; readonly currency: string; readonly lang: Language },
): Promise<void> {
  const { today, next } = await previewChange(one, to);
  if (quote === stampSums(currency, today, next)) return;
  throw sumsChanged(inMoney(Math.max(today, 0) || next, currency, lang));
}

function has({ items }: Stripe.Subscription, priceId: string): boolean {
  return items.data[0]?.price.id === priceId;
}

/** A change that waits since an earlier day, or for a price of before, comes to another sum than is told now. */
function isAsTold({ priceId, bill }: PendingChange, wanted: string): boolean {
  return priceId === wanted && bill.created >= todayS();
}

/** The row's revision with the change in it; undefined where another wrote meanwhile. */
async function announce(row: StoredSubscription, to: PaidTier): Promise<number | undefined> {
  const now = Date.now();
  if (isChanging(row, now) && row.changing?.to === to) return row.revision;
  const written = await subscriptions.write(row.userId, row, {
    row: { ...withoutKeys(row), changing: { to, at: now } },
  });
  if (written === 'gone') throw new UnauthorizedError();
  return written === 'written' ? row.revision + 1 : undefined;
}

/** Whether a change of tier may be under way. */
export function isChanging({ changing }: StoredSubscription, now: number): boolean {
  return changing !== undefined && now - changing.at < UNDER_WAY_MS;
}
