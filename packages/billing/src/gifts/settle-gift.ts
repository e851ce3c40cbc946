import { followUp } from '@groundswell/accounts';
import { accounts, type FollowUp, followUps } from '@groundswell/data/accounts';
import { type GiftStep, type StoredGift, type StoredSubscription, subscriptions } from '@groundswell/data/plans';
import { DAY_MS, DAY_S } from '@groundswell/durations';
import type Stripe from 'stripe';
import { GIFT_UNTIL_FIELD, TIER_FIELD } from '../catalogue.ts';
import { listUnended } from '../close-customer.ts';
import { findOrCreateCustomer, withoutKeys } from '../find-or-create-customer.ts';
import { fetchSettled } from '../pending-change.ts';
import { readPrices } from '../prices.ts';
import { provider } from '../provider.ts';
import { callStripe, ignoreRejection, isRejection, paymentInProgress } from '../provider-errors.ts';
import { syncCustomer } from '../sync-customer.ts';
import { withCustomer } from '../with-customer.ts';
import { daysGivenTo, termFrom, yearAfter } from './gift-term.ts';
import { isGiven, paidTermOf } from './paid-term.ts';
import { redemptionEmail } from './redemption-email.ts';

/**
 * The notice period after a gift's payment was refunded. The gifted term ends, but the next charge comes at least a
 * week later.
 */
const NOTICE_S = 7 * DAY_S;
const SETTLED_AFTER_MS = 60_000;
const MAX_ATTEMPTS = 8;

/** Builds the follow-up job that completes a gift step a minute later if the request fails to. */
export function settleFollowUp(userId: string, stepId: string): FollowUp {
  return { id: `gift-${stepId}`, dueAt: Date.now() + SETTLED_AFTER_MS, task: { does: 'settle-gift', userId } };
}

/**
 * Plans the gift step that adds a year of Pro or, on the dearer plan, days of the same value. Returns undefined if the
 * gift cannot be added now.
 */
export async function stepToAdd(customerId: string, giftKey: string, nowS: number): Promise<GiftStep | undefined> {
  const [found] = await running(customerId);
  const step = { id: `${giftKey}-add`, giftKey, does: 'add' as const };
  if (!found) return { ...step, untilS: yearAfter(nowS) };
  // A pending tier change is withdrawn first, because its price does not take the gifted time into account.
  const one = found.pending_update ? await fetchSettled(found.id) : found;
  if (one.status !== 'active' && one.status !== 'trialing') return undefined;
  const fromS = periodEndOf(one);
  const days = daysGivenTo(one, (await readPrices()).Pro.cents);
  const untilS = termFrom(fromS, days);
  // Stripe limits a trial, which is how gifted time is stored, to two years. The extra day allows for leap days.
  if (untilS > yearAfter(nowS, 2) + DAY_S) return undefined;
  return { ...step, running: { id: one.id, fromS }, untilS, days };
}

/** Plans the gift step that takes back the unused time that a gift added. */
export async function stepToTake(row: StoredSubscription, gift: StoredGift): Promise<GiftStep | undefined> {
  if (row.customerId === undefined) return undefined;
  const [one] = await running(row.customerId);
  // Time can be taken back only while a gifted term is running.
  if (!one || !isGiven(one)) return undefined;
  const { key, addedDays: days } = gift;
  const from = { id: one.id, fromS: periodEndOf(one) };
  return { id: `${key}-take`, giftKey: key, does: 'take', running: from, days, untilS: endWithout(one, days) };
}

/**
 * Computes the end of a gifted term, in seconds, without the days that a gift added. Returns undefined if the term is
 * to end at once.
 */
function endWithout(one: Stripe.Subscription, addedDays: number | undefined): number | undefined {
  const isPro = one.items.data[0]?.price.metadata[TIER_FIELD] === 'Pro';
  const earlierS = termFrom(periodEndOf(one), isPro ? undefined : addedDays, -1);
  const warnedS = Math.floor(Date.now() / 1000) + NOTICE_S;
  return earlierS <= warnedS && one.cancel_at_period_end ? undefined : Math.max(earlierS, warnedS);
}

/**
 * Stores and runs a gift step that was planned after `row` was read. Returns false if another step is pending or the
 * row has changed since, because the plan may have changed too.
 */
export async function runStep(row: StoredSubscription, step: GiftStep): Promise<boolean> {
  const { userId } = row;
  // Writing this step would overwrite the pending one.
  if (row.giftStep) return false;
  const change = { row: { ...withoutKeys(row), giftStep: step }, followUps: [settleFollowUp(userId, step.id)] };
  if ((await subscriptions.write(userId, row, change)) !== 'written') return false;
  await settleGift(userId);
  return true;
}

/** Carries out the pending step of a user's row at Stripe, then removes it from the row. Idempotent. */
export function settleGift(userId: string): Promise<void> {
  return withCustomer(userId, () => settle(userId));
}

async function settle(userId: string): Promise<void> {
  for (let round = 0; round < MAX_ATTEMPTS; round++) {
    const row = await subscriptions.find(userId);
    if (!row?.giftStep) return;
    const customerId = row.customerId ?? (await newCustomer(userId));
    if (customerId === undefined) return;
    await applyStep(userId, customerId, row.giftStep);
    // The step is removed from the row only after this sync, so a retry after a crash repeats it.
    const { row: synced } = await syncCustomer(customerId, { userId });
    if (synced?.giftStep?.id !== row.giftStep.id) continue;
    const followUps = await redemptionEmail(synced);
    const { giftStep: _done, ...rest } = withoutKeys(synced);
    const written = await subscriptions.write(userId, synced, { row: rest, followUps });
    if (written === 'changed-meanwhile') continue;
    if (written === 'written') await followUp(followUps);
    return;
  }
  throw paymentInProgress();
}

/** Creates a customer for a gift whose customer was deleted before the gift was applied; undefined for a deleted account. */
async function newCustomer(userId: string): Promise<string | undefined> {
  const account = await accounts.find(userId);
  return account && (await findOrCreateCustomer(account)).customerId;
}

/**
 * Completes a user's pending gift step. After a failure it also schedules a retry for the next day, in case the queue
 * gives up on the message.
 */
export async function settleOrRetryTomorrow(userId: string): Promise<void> {
  try {
    await settleGift(userId);
  } catch (error) {
    // The due time is the start of the next day, so several failures on one day share one job.
    const dueAt = (Math.floor(Date.now() / DAY_MS) + 1) * DAY_MS;
    await followUps.add({ id: `gift-${userId}`, dueAt, task: { does: 'settle-gift', userId } });
    throw error;
  }
}

async function applyStep(userId: string, customer: string, step: GiftStep): Promise<void> {
  const { stripe } = await provider();
  const { id: key, running: one } = step;
  if (!one) return createGiftPlan(stripe, userId, customer, step);
  const subscription = await callStripe(() => stripe.subscriptions.retrieve(one.id));
  // The subscription has ended. To add a year, a new subscription is begun. There is no time left to take back.
  if (subscription.ended_at !== null)
    return step.does === 'add' ? createGiftPlan(stripe, userId, customer, step) : undefined;
  if (subscription.metadata.lastGift === key) return;
  const endsS = periodEndOf(subscription);
  // The term's end has moved since the step was planned, so the planned end is outdated. A refund step (`back`) is
  // dropped; its caller plans it again.
  const isMoved = endsS !== one.fromS;
  if (isMoved && (step.does === 'back' || (step.does === 'take' && !isGiven(subscription)))) return;
  const untilS = isMoved && step.does === 'take' ? endWithout(subscription, step.days) : step.untilS;
  // For a repeated key Stripe replays its response, so a late repeat of this step changes nothing.
  const idempotencyKey = `gift-${key}`;
  const comment = untilS === undefined && step.does !== 'back' ? 'gift-back' : step.comment;
  if (comment !== undefined) {
    const why = { cancellation_details: { comment } };
    await callStripe(() => stripe.subscriptions.cancel(one.id, why, { idempotencyKey })).catch(ignoreRejection);
    return;
  }
  const trial_end = isMoved && step.does === 'add' ? termFrom(endsS, step.days) : untilS;
  const metadata = {
    ...(step.does === 'add' && paidTermOf(subscription)),
    ...step.metadata,
    ...(trial_end !== undefined && { [GIFT_UNTIL_FIELD]: String(trial_end) }),
    lastGift: key,
  };
  const change: Stripe.SubscriptionUpdateParams = { trial_end, proration_behavior: 'none', metadata };
  if (step.ends) change.cancel_at_period_end = true;
  if (step.priceId !== undefined) change.items = [{ id: subscription.items.data[0]?.id, price: step.priceId }];
  try {
    await callStripe(() => stripe.subscriptions.update(one.id, change, { idempotencyKey }));
  } catch (error) {
    if (!isRejection(error) || !(await isOver(one.id))) throw error;
    // The subscription has ended since it was read.
    if (step.does === 'add') await createGiftPlan(stripe, userId, customer, step);
  }
}

async function isOver(id: string): Promise<boolean> {
  const { stripe } = await provider();
  return (await callStripe(() => stripe.subscriptions.retrieve(id))).ended_at !== null;
}

/** Creates a year of Pro that ends without a renewal, so that no card is needed or charged. */
async function createGiftPlan(
  stripe: Stripe,
  userId: string,
  customer: string,
  { id, giftKey = '', running: before, untilS }: GiftStep,
) {
  const { data } = await callStripe(() => stripe.subscriptions.list({ customer, status: 'all', limit: 100 }));
  if (data.some(({ metadata }) => metadata.gift === giftKey)) return;
  const trial_end = before || untilS === undefined ? yearAfter(Math.floor(Date.now() / 1000)) : untilS;
  const asked = {
    customer,
    items: [{ price: (await readPrices()).Pro.id }],
    trial_end,
    cancel_at_period_end: true,
    metadata: { userId, gift: giftKey, [GIFT_UNTIL_FIELD]: String(trial_end) },
  };
  await callStripe(() => stripe.subscriptions.create(asked, { idempotencyKey: `gift-${id}-new` }));
}

async function running(customerId: string): Promise<readonly Stripe.Subscription[]> {
  const { stripe } = await provider();
  return (await listUnended(stripe, customerId)).filter(({ status }) => status !== 'incomplete');
}

export function periodEndOf(one: Stripe.Subscription): number {
  return one.items.data[0]?.current_period_end ?? 0;
}
