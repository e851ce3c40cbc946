import { followUp } from '@groundswell/accounts';
import { type FollowUp, followUps } from '@groundswell/data/accounts';
import { type GiftStep, type StoredGift, type StoredSubscription, subscriptions } from '@groundswell/data/plans';
import { DAY_MS, DAY_S } from '@groundswell/durations';
import type Stripe from 'stripe';
import { GIFT_UNTIL_FIELD, TIER_FIELD } from '../catalogue.ts';
import { listUnended } from '../close-customer.ts';
import { withoutKeys } from '../find-or-create-customer.ts';
import { fetchSettled } from '../pending-change.ts';
import { readPrices } from '../prices.ts';
import { provider } from '../provider.ts';
import { ask, isRefusal, underWay, unlessRefused } from '../provider-errors.ts';
import { syncCustomer } from '../sync-customer.ts';
import { daysGivenTo, termFrom, yearAfter } from './gift-term.ts';
import { isGiven, paidTermOf } from './paid-term.ts';
import { redemptionEmail } from './redemption-email.ts';

/** The notice period after a gift's money went back: the gifted term ends, but no card is charged before it is over. */
const NOTICE_S = 7 * DAY_S;
const SETTLED_AFTER_MS = 60_000;
const MAX_ATTEMPTS = 8;

/** Builds the job that settles a step if the request does not. */
export function settleLater(userId: string, stepId: string): FollowUp {
  return { id: `gift-${stepId}`, dueAt: Date.now() + SETTLED_AFTER_MS, task: { does: 'settle-gift', userId } };
}

/**
 * Plans the step that adds a gift's year, or on the dearer plan the days that it pays for. Returns undefined if it
 * cannot be added.
 */
export async function stepToAdd(customerId: string, giftKey: string, nowS: number): Promise<GiftStep | undefined> {
  const [found] = await running(customerId);
  const step = { id: `${giftKey}-add`, giftKey, does: 'add' as const };
  if (!found) return { ...step, untilS: yearAfter(nowS) };
  // A pending tier change was priced for the term without the gift, so it is withdrawn first.
  const one = found.pending_update ? await fetchSettled(found.id) : found;
  if (one.status !== 'active' && one.status !== 'trialing') return undefined;
  const fromS = endOf(one);
  const days = daysGivenTo(one, (await readPrices()).Pro.cents);
  const untilS = termFrom(fromS, days);
  // Stripe limits the time without a charge to two years; the extra day allows for leap days.
  if (untilS > yearAfter(nowS, 2) + DAY_S) return undefined;
  return { ...step, running: { id: one.id, fromS }, untilS, days };
}

/** Plans the step that takes back the rest of the time that a gift gave. */
export async function stepToTake(row: StoredSubscription, gift: StoredGift): Promise<GiftStep | undefined> {
  if (row.customerId === undefined) return undefined;
  const [one] = await running(row.customerId);
  // Only a gifted term has time to take back.
  if (!one || !isGiven(one)) return undefined;
  const { key, addedDays: days } = gift;
  const from = { id: one.id, fromS: endOf(one) };
  return { id: `${key}-take`, giftKey: key, does: 'take', running: from, days, untilS: endWithout(one, days) };
}

/** Computes the end of a gifted term, seconds, without the days that a gift added; undefined to end it at once. */
function endWithout(one: Stripe.Subscription, addedDays: number | undefined): number | undefined {
  const isPro = one.items.data[0]?.price.metadata[TIER_FIELD] === 'Pro';
  const earlierS = termFrom(endOf(one), isPro ? undefined : addedDays, -1);
  const warnedS = Math.floor(Date.now() / 1000) + NOTICE_S;
  return earlierS <= warnedS && one.cancel_at_period_end ? undefined : Math.max(earlierS, warnedS);
}

/**
 * Runs a step that was planned from state read after `row`. Returns false if another step is pending or the row has
 * changed, which makes the step stale.
 */
export async function takeTurn(row: StoredSubscription, step: GiftStep): Promise<boolean> {
  const { userId } = row;
  // The write would overwrite the pending step.
  if (row.giftStep) return false;
  const change = { row: { ...withoutKeys(row), giftStep: step }, followUps: [settleLater(userId, step.id)] };
  if ((await subscriptions.write(userId, row, change)) !== 'written') return false;
  await settleGift(userId);
  return true;
}

/** Carries out the pending step of a user's row at Stripe, then removes it from the row. Idempotent. */
export async function settleGift(userId: string): Promise<void> {
  for (let round = 0; round < MAX_ATTEMPTS; round++) {
    const row = await subscriptions.find(userId);
    if (!row?.giftStep || row.customerId === undefined) return;
    await carryOut(userId, row.customerId, row.giftStep);
    // The step is removed last, so that a retry after a crash repeats it.
    const { row: synced } = await syncCustomer(row.customerId);
    if (synced?.giftStep?.id !== row.giftStep.id) continue;
    const followUps = await redemptionEmail(synced);
    const { giftStep: _done, ...rest } = withoutKeys(synced);
    const written = await subscriptions.write(userId, synced, { row: rest, followUps });
    if (written === 'changed-meanwhile') continue;
    if (written === 'written') await followUp(followUps);
    return;
  }
  throw underWay();
}

/**
 * Settles a step. After a failure it schedules a retry for the next day, until Stripe accepts it, even if the message
 * ends in the dead-letter queue.
 */
export async function settleOrTomorrow(userId: string): Promise<void> {
  try {
    await settleGift(userId);
  } catch (error) {
    // All failures of one day schedule the same job.
    const dueAt = (Math.floor(Date.now() / DAY_MS) + 1) * DAY_MS;
    await followUps.add({ id: `gift-${userId}`, dueAt, task: { does: 'settle-gift', userId } });
    throw error;
  }
}

async function carryOut(userId: string, customer: string, step: GiftStep): Promise<void> {
  const { stripe } = await provider();
  const { id: key, running: one } = step;
  if (!one) return begin(stripe, userId, customer, step);
  const subscription = await ask(() => stripe.subscriptions.retrieve(one.id));
  // If the subscription has ended, an added year starts a new one, and time to be taken back is gone.
  if (subscription.ended_at !== null) return step.does === 'add' ? begin(stripe, userId, customer, step) : undefined;
  if (subscription.metadata.lastGift === key) return;
  const endsS = endOf(subscription);
  // Another writer has moved the end. An added year follows the new end. Time to be taken back is still in the term,
  // unless a renewal ended the gifted term. A refund step is planned again by its caller.
  const isMoved = endsS !== one.fromS;
  if (isMoved && (step.does === 'back' || (step.does === 'take' && !isGiven(subscription)))) return;
  const untilS = isMoved && step.does === 'take' ? endWithout(subscription, step.days) : step.untilS;
  // Stripe replays the response of a used key, so that a late caller changes nothing.
  const idempotencyKey = `gift-${key}`;
  const comment = untilS === undefined && step.does !== 'back' ? 'gift-back' : step.comment;
  if (comment !== undefined) {
    const why = { cancellation_details: { comment } };
    await ask(() => stripe.subscriptions.cancel(one.id, why, { idempotencyKey })).catch(unlessRefused);
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
    await ask(() => stripe.subscriptions.update(one.id, change, { idempotencyKey }));
  } catch (error) {
    if (!isRefusal(error) || !(await isOver(one.id))) throw error;
    // The subscription has ended since it was read.
    if (step.does === 'add') await begin(stripe, userId, customer, step);
  }
}

async function isOver(id: string): Promise<boolean> {
  const { stripe } = await provider();
  return (await ask(() => stripe.subscriptions.retrieve(id))).ended_at !== null;
}

/** Creates a year of Pro that ends without a renewal, so that no card is needed or charged. */
async function begin(
  stripe: Stripe,
  userId: string,
  customer: string,
  { id, giftKey = '', running: before, untilS }: GiftStep,
) {
  const { data } = await ask(() => stripe.subscriptions.list({ customer, status: 'all', limit: 100 }));
  if (data.some(({ metadata }) => metadata.gift === giftKey)) return;
  const trial_end = before || untilS === undefined ? yearAfter(Math.floor(Date.now() / 1000)) : untilS;
  const asked = {
    customer,
    items: [{ price: (await readPrices()).Pro.id }],
    trial_end,
    cancel_at_period_end: true,
    metadata: { userId, gift: giftKey, [GIFT_UNTIL_FIELD]: String(trial_end) },
  };
  await ask(() => stripe.subscriptions.create(asked, { idempotencyKey: `gift-${id}-new` }));
}

async function running(customerId: string): Promise<readonly Stripe.Subscription[]> {
  const { stripe } = await provider();
  return (await listUnended(stripe, customerId)).filter(({ status }) => status !== 'incomplete');
}

export function endOf(one: Stripe.Subscription): number {
  return one.items.data[0]?.current_period_end ?? 0;
}
