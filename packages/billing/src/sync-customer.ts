import { isDeepStrictEqual } from 'node:util';
import { followUp, planLoweredEmail } from '@groundswell/accounts';
import { backOff } from '@groundswell/data';
import { type FollowUp, users } from '@groundswell/data/accounts';
import type { QueuedEmail } from '@groundswell/data/email';
import {
  type BoughtPlan,
  isRunning,
  type StoredSubscription,
  type SubscriptionChange,
  subscriptions,
} from '@groundswell/data/plans';
import type Stripe from 'stripe';
import { GIFT_UNTIL_FIELD } from './catalogue.ts';
import { closeCustomer } from './close-customer.ts';
import {
  type DueEmail,
  isChargeNear,
  listCancellationEmails,
  listDueEmails,
  listRefundEmails,
  listTierChanges,
} from './due-emails.ts';
import { planEndEmail } from './plan-end-email.ts';
import { planOf, tierOf } from './plan-from-stripe.ts';
import type { UpcomingInvoice } from './preview-invoices.ts';
import { provider } from './provider.ts';
import { callStripe, isMissing, PaymentProviderError } from './provider-errors.ts';
import { nextCharge, queueDueEmail } from './queue-due-email.ts';

/**
 * The maximum number of rounds, all of which fit within the Lambda timeout. Each failed round means that another writer
 * has stored newer state.
 */
const MAX_ATTEMPTS = 25;
/**
 * The round from which the wait no longer grows; by then it is longer than a fetch. With shorter waits all writers
 * would fetch at once, and only one of them could write.
 */
const LONGEST_WAIT_ROUND = 5;
/**
 * The number of sent emails whose ids are stored, so that none is sent twice. It exceeds the number of emails in the
 * weeks in which a duplicate could become due.
 */
const EMAIL_IDS_KEPT = 30;
const BILLS = 10;
/** The paths that make Stripe include the objects from which a plan is derived. */
export const EXPANDED = ['default_payment_method', 'latest_invoice', 'discounts.source.coupon'];
/** The page size: more than a customer ever has. */
const MOST_PLANS = 100;

export interface Syncing {
  /** The id of a purchase attempt that is now complete and is removed from the row. */
  readonly ends?: string;
  /** The current time, UTC ms. In tests it may be ahead of this machine's clock, to match Stripe's. */
  readonly now?: number;
  /** The user id that an event or request claims. Checking it against the row saves a request to Stripe. */
  readonly userId?: string | undefined;
  /**
   * Whether the customer is deleted or unknown at Stripe. The customer id is then removed from the row, and the plan
   * ends.
   */
  readonly isLost?: boolean | undefined;
  /** The state at Stripe that the caller has already fetched, after reading the row. */
  readonly fetchedState?: (Fetched & { readonly row: StoredSubscription }) | undefined;
  /** The next invoice, if the caller has previewed it. */
  readonly next?: UpcomingInvoice | undefined;
}

export interface Synced {
  /**
   * The result: `mended` if the row changed, `closed` if no user has this customer, whose subscriptions were then
   * cancelled.
   */
  readonly outcome: 'same' | 'mended' | 'closed';
  readonly row?: StoredSubscription;
}

/**
 * Writes a customer's current state at Stripe to the row, and queues the emails that are due. The row is read before
 * the fetch, and the write is conditional. So the newest state wins, in whatever order events arrive.
 */
export async function syncCustomer(customerId: string, syncing: Syncing = {}): Promise<Synced> {
  const { now = Date.now(), fetchedState: callersState, next } = syncing;
  const { stripe } = await provider();
  const userId = await ownerOf(stripe, customerId, syncing.userId);
  for (let round = 0; userId !== undefined; round++) {
    if (round === MAX_ATTEMPTS) throw new PaymentProviderError(new Error('Others write the same row again and again.'));
    await backOff(Math.min(round, LONGEST_WAIT_ROUND));
    // After a write conflict the row and the state are fetched again.
    const first = round === 0 ? callersState : undefined;
    const [read, user] = await Promise.all([first?.row ?? subscriptions.find(userId), users.find(userId)]);
    if (!user || read?.customerId !== customerId) break;
    // The plan comes from an app store, so Stripe knows nothing about it.
    if (read.source !== 'web' && !syncing.isLost) return { outcome: 'same', row: read };
    const change = syncing.isLost
      ? await deriveLoss(read, customerId, user, now)
      : await derivePlanChange(read, first ?? (await fetchState(stripe, customerId)), user, {
          now,
          ends: syncing.ends,
          next: first && next,
        });
    const written = await subscriptions.write(userId, read, change);
    if (written === 'changed-meanwhile') continue;
    if (written === 'gone') break;
    await followUp(change.followUps ?? []);
    const row = { ...change.row, userId, revision: read.revision + 1 };
    const isSame = isDeepStrictEqual(read.plan, row.plan) && change.tier === undefined && !syncing.isLost;
    return { outcome: isSame ? 'same' : 'mended', row };
  }
  await closeCustomer(customerId);
  return { outcome: 'closed' };
}

/** Returns the id of the user who has a customer; undefined if no user has it. */
async function ownerOf(stripe: Stripe, customerId: string, named: string | undefined): Promise<string | undefined> {
  if (named !== undefined && (await subscriptions.find(named))?.customerId === customerId) return named;
  const customer = await callStripe(() => stripe.customers.retrieve(customerId));
  return customer.deleted ? undefined : customer.metadata.userId;
}

async function fetchState(stripe: Stripe, customerId: string): Promise<Fetched> {
  const [found, paid] = await Promise.all([fetchSubscriptions(stripe, customerId), fetchPaidBills(stripe, customerId)]);
  return { found, paid };
}

/** Fetches all subscriptions of a customer, including ended ones, newest first. */
export async function fetchSubscriptions(stripe: Stripe, customer: string): Promise<Stripe.Subscription[]> {
  const expand = EXPANDED.map((path) => `data.${path}`);
  const { data } = await callStripe(() =>
    stripe.subscriptions.list({ customer, status: 'all', limit: MOST_PLANS, expand }),
  );
  return data;
}

/** Whether a subscription may still start or be charged. */
export function isUnended({ ended_at, status }: Stripe.Subscription): boolean {
  return ended_at === null && status !== 'incomplete_expired';
}

async function fetchPaidBills(stripe: Stripe, customer: string): Promise<Stripe.Invoice[]> {
  return (await callStripe(() => stripe.invoices.list({ customer, status: 'paid', limit: BILLS }))).data;
}

/** Returns the latest invoice of a plan, or an empty list if Stripe's response has only the invoice's id. */
export function lastBillOf(plan: BoughtPlan | undefined, found: readonly Stripe.Subscription[]): Stripe.Invoice[] {
  const bill = found.find(({ id }) => id === plan?.id)?.latest_invoice;
  return typeof bill === 'object' && bill !== null ? [bill] : [];
}

interface Fetched {
  readonly found: readonly Stripe.Subscription[];
  /** Paid invoices, newest first. */
  readonly paid: readonly Stripe.Invoice[];
}
type ReadUser = NonNullable<Awaited<ReturnType<typeof users.find>>>;

async function derivePlanChange(
  read: StoredSubscription,
  { found, paid }: Fetched,
  user: ReadUser,
  { now, ends, next }: Pick<Syncing, 'ends' | 'next'> & { readonly now: number },
): Promise<SubscriptionChange> {
  const plan = planOf(found);
  const { userId: _user, revision, attempt, changing, ...kept } = read;
  const isOver = attempt?.id === ends || (plan !== undefined && isRunning(plan));
  const [lastBill] = lastBillOf(plan, found);
  const open = lastBill?.status === 'open' ? [lastBill] : [];
  const partly = listRefundEmails(
    found.find(({ id }) => id === plan?.id),
    read.told,
    now,
  );
  const due = [
    ...listDueEmails(plan, [...paid, ...open], read.told, now, await chargeAheadOf(plan, now)),
    // After a refund that leaves only a gifted term, the plan is cancelled automatically. The refund email covers that,
    // so no cancellation email is sent.
    ...(partly.length > 0
      ? partly
      : [
          ...listCancellationEmails(read.plan, plan, revision),
          ...listTierChanges(read.plan, plan, lastBill, revision),
        ]),
  ];
  const emailIds = [...(read.told ?? []), ...due.map(({ id }) => id)].slice(-EMAIL_IDS_KEPT);
  const row = {
    ...kept,
    plan,
    ...(attempt && !isOver && { attempt }),
    ...(changing && changing.to !== plan?.tier && { changing }),
    ...(emailIds.length > 0 && { told: emailIds }),
    isTrialUsed:
      read.isTrialUsed ||
      found.some(({ trial_start, metadata }) => trial_start !== null && !(GIFT_UNTIL_FIELD in metadata)),
  };
  const tier = changedTier(read.plan, plan, user.account.tier, now);
  const lowering = tier && planLoweredEmail(user, tier, `${read.customerId}-${revision}`);
  // If the plan has ended, one email reports the end and the lower limits.
  const last = planEndEmail(read.plan, plan, found, user.account, lowering) ?? lowering;
  const emails = [...(await buildEmails(due, plan, user, next)), ...(last ? [last] : [])];
  return { row, tier, followUps: emails.map((letter) => sendNow(letter, now)) };
}

/**
 * Derives the row after Stripe's customer was deleted. The plan ends at once, and a gift that was not applied yet starts
 * again. A used trial stays used.
 */
async function deriveLoss(
  read: StoredSubscription,
  customerId: string,
  user: ReadUser,
  now: number,
): Promise<SubscriptionChange> {
  const { userId: _user, revision, customerId: _lost, attempt: _attempt, changing: _changing, ...kept } = read;
  if (read.source !== 'web') return { row: kept };
  const found = await fetchLostSubscriptions(customerId);
  const last = planOf(found) ?? read.plan;
  const plan = last && { ...last, state: 'ended' as const, endedAt: last.endedAt ?? now };
  const { giftStep, ...rest } = kept;
  const restarted = giftStep?.does === 'add' && { ...giftStep, running: undefined, days: undefined, untilS: undefined };
  const tier = changedTier(read.plan, plan, user.account.tier, now);
  const lowering = tier && planLoweredEmail(user, tier, `${customerId}-${revision}`);
  const email = planEndEmail(read.plan, plan, found, user.account, lowering) ?? lowering;
  const row = { ...rest, plan, ...(restarted && { giftStep: restarted }) };
  return { row, tier, followUps: email ? [sendNow(email, now)] : [] };
}

async function fetchLostSubscriptions(customerId: string): Promise<readonly Stripe.Subscription[]> {
  const { stripe } = await provider();
  try {
    return await fetchSubscriptions(stripe, customerId);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** Previews the next invoice if it is near enough to announce. */
export async function chargeAheadOf(plan: BoughtPlan | undefined, now: number): Promise<UpcomingInvoice | undefined> {
  return plan && isChargeNear(plan, now) ? nextCharge(plan) : undefined;
}

async function buildEmails(
  due: readonly DueEmail[],
  plan: BoughtPlan | undefined,
  { account }: ReadUser,
  next: UpcomingInvoice | undefined,
) {
  if (!plan) return [];
  return Promise.all(due.map((one) => queueDueEmail(one, plan, account, next)));
}

function sendNow(letter: QueuedEmail, now: number): FollowUp {
  return { id: letter.requestId, dueAt: Math.min(now, Date.now()), task: { does: 'send-letter', letter } };
}

/**
 * Returns the account's new tier if a running or just ended plan changes it. Otherwise returns undefined, which keeps a
 * tier that an administrator set.
 */
function changedTier(before: BoughtPlan | undefined, after: BoughtPlan | undefined, has: string, now: number) {
  const tier = tierOf(after, now);
  const decides = (after !== undefined && isRunning(after)) || (before !== undefined && isRunning(before));
  return decides && tier !== has ? tier : undefined;
}
