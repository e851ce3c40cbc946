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
import { callStripe, cardDeclined, paymentInProgress } from './provider-errors.ts';
import { stampSums, sumsChanged } from './quote.ts';
import { syncCustomer } from './sync-customer.ts';
import { withCustomer } from './with-customer.ts';

const MAX_ATTEMPTS = 8;

/**
 * Changes a running plan to the other tier if the sums match `quote`. The change is stored on the row before Stripe is
 * asked, so no gift can extend the plan at the same time. If the bank requires authentication, the change stays pending
 * at Stripe. Repeating the call then returns its outcome.
 */
export function changeTier(user: Account, tier: PaidTier, lang: Language, quote?: string): Promise<Changed> {
  return withCustomer(user.id, () => change(user, tier, lang, quote));
}

type Changed = ReplyOf<typeof changeSubscription>;

async function change(user: Account, tier: PaidTier, lang: Language, quote: string | undefined): Promise<Changed> {
  const { stripe, publishableKey } = await provider();
  let wasRequested = false;
  for (let round = 0; round < MAX_ATTEMPTS; round++) {
    const { row, plan, customerId } = await requirePlan(user.id);
    const { id: priceId, cents, currency } = (await readPrices())[tier];
    const reply = { success: true, plan_price: inMoney(cents, currency, lang) };
    if (plan.tier === tier) return reply;
    if (row.giftStep) {
      await settleGift(user.id);
      continue;
    }
    // During a gifted term Stripe bills nothing for a change, so the user would get the dearer plan free.
    if (plan.isGift) throw new HttpError(409, 'conflict', reason('plan-given'));
    const revision = await storeChange(row, tier);
    if (revision === undefined) continue;
    let one = await fetchWithBill(plan.id);
    let pending = pendingChangeOf(one);
    if (pending && !isStillValid(pending, priceId)) {
      await withdrawChange(one);
      await syncCustomer(customerId, { userId: user.id });
      continue;
    }
    if (!pending && !hasPrice(one, priceId)) {
      // This request has already made the change, and a refund has undone it. It must not charge a second time.
      if (wasRequested) throw paymentInProgress();
      wasRequested = true;
      const requested = priceChange(one, { id: priceId, cents });
      try {
        if (quote !== undefined) await requireQuotedSums(one, { id: priceId, cents }, { quote, currency, lang });
      } catch (error) {
        // Another request has made the change since the fetch, so the sums differ from the quote.
        if (hasPrice(await fetchWithBill(plan.id), priceId)) continue;
        throw error;
      }
      // Two requests that read the same revision of the row use the same idempotency key, so only one change is made.
      const idempotencyKey = `change-${plan.id}-${revision}-${requested.proration_date}`;
      try {
        await callStripe(() =>
          stripe.subscriptions.update(
            plan.id,
            { ...requested, payment_behavior: 'pending_if_incomplete' },
            { idempotencyKey },
          ),
        );
      } catch (error) {
        if (await hasPlanEnded(error, customerId, plan.id)) continue;
        throw error;
      }
      // For a repeated idempotency key Stripe replays its old response, so the current state has to be fetched.
      one = await fetchWithBill(plan.id);
      pending = pendingChangeOf(one);
    }
    const { status, client_secret, last_payment_error } = pending?.payment ?? {};
    const isRefused = pending !== undefined && status === 'requires_payment_method';
    if (isRefused) await withdrawChange(one);
    // The sync increments the row's revision. A new request after a declined card therefore gets a new idempotency key.
    const { row: synced } = await syncCustomer(customerId, { userId: user.id });
    if (synced?.plan?.tier === tier) return reply;
    if (isRefused) throw cardDeclined(last_payment_error);
    if (status === 'requires_action' && client_secret)
      return { success: false, client_secret, pub_key: publishableKey };
    if (pending) throw paymentInProgress();
  }
  throw paymentInProgress();
}

/** Refuses a change whose sums differ from the quote. */
async function requireQuotedSums(
  one: Stripe.Subscription,
  to: ToPrice,
  { quote, currency, lang }: { readonly quote: string; readonly currency: string; readonly lang: Language },
): Promise<void> {
  const { today, next } = await previewChange(one, to);
  if (quote === stampSums(currency, today, next)) return;
  throw sumsChanged(inMoney(Math.max(today, 0) || next, currency, lang));
}

function hasPrice({ items }: Stripe.Subscription, priceId: string): boolean {
  return items.data[0]?.price.id === priceId;
}

/**
 * Whether a pending change is to the wanted price and was made on the current UTC day. Otherwise its sum differs from
 * the quote.
 */
function isStillValid({ priceId, bill }: PendingChange, wanted: string): boolean {
  return priceId === wanted && bill.created >= todayS();
}

/**
 * Stores on the row that a tier change is in progress, and returns the row's new revision. Returns undefined after a
 * write conflict.
 */
async function storeChange(row: StoredSubscription, to: PaidTier): Promise<number | undefined> {
  const now = Date.now();
  if (isChanging(row, now) && row.changing?.to === to) return row.revision;
  const written = await subscriptions.write(row.userId, row, {
    row: { ...withoutKeys(row), changing: { to, at: now } },
  });
  if (written === 'gone') throw new UnauthorizedError();
  return written === 'written' ? row.revision + 1 : undefined;
}

export function isChanging({ changing }: StoredSubscription, now: number): boolean {
  return changing !== undefined && now - changing.at < UNDER_WAY_MS;
}
