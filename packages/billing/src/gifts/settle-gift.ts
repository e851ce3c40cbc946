import { followUp } from '@groundswell/accounts';
import { accounts, type FollowUp, followUps } from '@groundswell/data/accounts';
import { type GiftStep, type StoredGift, type StoredSubscription, subscriptions } from '@groundswell/data/plans';
import type Stripe from 'stripe';
import { GIFT_UNTIL_FIELD, TIER_FIELD } from '../catalogue.ts';
import { listUnended } from '../close-customer.ts';
import { findOrCreateCustomer, withoutKeys } from '../find-or-create-customer.ts';
import { fetchSettled } from '../pending-change.ts';
import { readPrices } from '../prices.ts';
import { provider } from '../provider.ts';
import { ask, isRefusal, underWay, unlessRefused } from '../provider-errors.ts';
import { syncCustomer } from '../sync-customer.ts';
import { withCustomer } from '../with-customer.ts';
import { DAY_S, daysGivenTo, termFrom, yearAfter } from './gift-term.ts';
import { isGiven, paidTermOf } from './paid-term.ts';
import { redemptionEmail } from './redemption-email.ts';

/** After a gift's money went back its year ends, but nobody is charged without so long to see it. */
const NOTICE_S = 7 * DAY_S;
const DAY_MS = DAY_S * 1000;
const SETTLED_AFTER_MS = 60_000;
const MAX_ATTEMPTS = 8;

/** A job settles what a call could not. */
export function settleLater(userId: string, stepId: string): FollowUp {
  return { id: `gift-${stepId}`, dueAt: Date.now() + SETTLED_AFTER_MS, task: { does: 'settle-gift', userId } };
}

/**
 * What is to be asked of the provider so that a person gets a gift's year, or on the dearer plan the days that it pays
 * for; undefined where it cannot be added now.
 */
export async function stepToAdd(customerId: string, giftKey: string, nowS: number): Promise<GiftStep | undefined> {
  const [found] = await running(customerId);
  const step = { id: `${giftKey}-add`, giftKey, does: 'add' as const };
  if (!found) return { ...step, untilS: yearAfter(nowS) };
  // A change that waits for the bank would be paid for the term as it was.
  const one = found.pending_update ? await fetchSettled(found.id) : found;
  if (one.status !== 'active' && one.status !== 'trialing') return undefined;
  const fromS = endOf(one);
  const days = daysGivenTo(one, (await readPrices()).Pro.cents);
  const untilS = termFrom(fromS, days);
  // The provider lets no longer pass without a charge; two leap days may lie in it.
  if (untilS > yearAfter(nowS, 2) + DAY_S) return undefined;
  return { ...step, running: { id: one.id, fromS }, untilS, days };
}

/** What is to be asked so that a person loses what a gift gave and is not over. */
export async function stepToTake(row: StoredSubscription, gift: StoredGift): Promise<GiftStep | undefined> {
  if (row.customerId === undefined) return undefined;
  const [one] = await running(row.customerId);
  // Only in a term that was given is anything left to take.
  if (!one || !isGiven(one)) return undefined;
  const { key, addedDays: days } = gift;
  const from = { id: one.id, fromS: endOf(one) };
  return { id: `${key}-take`, giftKey: key, does: 'take', running: from, days, untilS: endWithout(one, days) };
}

/** When a given term ends, seconds, without what a gift has added to it; undefined: at once. */
function endWithout(one: Stripe.Subscription, addedDays: number | undefined): number | undefined {
  const isPro = one.items.data[0]?.price.metadata[TIER_FIELD] === 'Pro';
  const earlierS = termFrom(endOf(one), isPro ? undefined : addedDays, -1);
  const warnedS = Math.floor(Date.now() / 1000) + NOTICE_S;
  return earlierS <= warnedS && one.cancel_at_period_end ? undefined : Math.max(earlierS, warnedS);
}

/**
 * Does a step that was decided by what was read after `row`. False where another has a step under way, or wrote the row
 * meanwhile: what was read is out of date.
 */
export async function takeTurn(row: StoredSubscription, step: GiftStep): Promise<boolean> {
  const { userId } = row;
  // One that is under way would be lost.
  if (row.giftStep) return false;
  const change = { row: { ...withoutKeys(row), giftStep: step }, followUps: [settleLater(userId, step.id)] };
  if ((await subscriptions.write(userId, row, change)) !== 'written') return false;
  await settleGift(userId);
  return true;
}

/** Asks of the provider what a person's row has under way, and strikes it out. Done twice, it is done once. */
export function settleGift(userId: string): Promise<void> {
  return withCustomer(userId, () => settle(userId));
}

async function settle(userId: string): Promise<void> {
  for (let round = 0; round < MAX_ATTEMPTS; round++) {
    const row = await subscriptions.find(userId);
    if (!row?.giftStep) return;
    const customerId = row.customerId ?? (await newCustomer(userId));
    if (customerId === undefined) return;
    await carryOut(userId, customerId, row.giftStep);
    // Struck out last: who was cut off before does it again.
    const { row: synced } = await syncCustomer(customerId, { userId });
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

/** Creates a customer for a gift whose customer was deleted before it was added; undefined for an erased account. */
async function newCustomer(userId: string): Promise<string | undefined> {
  const account = await accounts.find(userId);
  return account && (await findOrCreateCustomer(account)).customerId;
}

/** What the provider does not take today is asked once more each day until it does, also once its message is parked. */
export async function settleOrTomorrow(userId: string): Promise<void> {
  try {
    await settleGift(userId);
  } catch (error) {
    // Tries of one day write the same.
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
  // What ended meanwhile begins anew; what was taken is gone already.
  if (subscription.ended_at !== null) return step.does === 'add' ? begin(stripe, userId, customer, step) : undefined;
  if (subscription.metadata.lastGift === key) return;
  const endsS = endOf(subscription);
  // The end was moved meanwhile: what is to be added comes after it, and what is to be taken is still in it, unless the
  // term was renewed and what was given before is over. Money back looks again by itself.
  const isMoved = endsS !== one.fromS;
  if (isMoved && (step.does === 'back' || (step.does === 'take' && !isGiven(subscription)))) return;
  const untilS = isMoved && step.does === 'take' ? endWithout(subscription, step.days) : step.untilS;
  // A key's answer is repeated: who comes late changes nothing any more.
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
    // It ended since it was read.
    if (step.does === 'add') await begin(stripe, userId, customer, step);
  }
}

async function isOver(id: string): Promise<boolean> {
  const { stripe } = await provider();
  return (await ask(() => stripe.subscriptions.retrieve(id))).ended_at !== null;
}

/** A year of Pro that ends by itself: no card is asked for, and none is charged. */
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
