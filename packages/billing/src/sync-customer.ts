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
  listDueEmails,
  listRefundEmails,
  listTierChanges,
  listTurns,
} from './due-emails.ts';
import { planEndEmail } from './plan-end-email.ts';
import { planOf, tierOf } from './plan-from-stripe.ts';
import type { UpcomingInvoice } from './preview-invoices.ts';
import { provider } from './provider.ts';
import { ask, isMissing, PaymentProviderError } from './provider-errors.ts';
import { nextCharge, queueDueEmail } from './queue-due-email.ts';

/** Each round somebody else wrote; all of them fetch what is newest. Over before the function's time is. */
const MAX_ATTEMPTS = 25;
/** Longer than a fetch takes: of those that wait less all fetch at once, and one a round writes. */
const LONGEST_WAIT_ROUND = 5;
/** More than are due within the weeks in which the same letter could be found again. */
const TOLD_KEPT = 30;
const BILLS = 10;
/** The objects that a plan is derived from. */
export const EXPANDED = ['default_payment_method', 'latest_invoice', 'discounts.source.coupon'];
/** More than a customer ever has. */
const MOST_PLANS = 100;

export interface Syncing {
  /** The attempt that has come to its end. */
  readonly ends?: string;
  /** UTC ms; later than this machine's clock where the provider's is ahead. */
  readonly now?: number;
  /** The user id that an event or a call names. The row verifies it, which saves a request. */
  readonly userId?: string | undefined;
  /** Whether the customer is deleted at the provider, or unknown there: the row forgets it, and its plan ends. */
  readonly isLost?: boolean | undefined;
  /** Objects that the caller fetched after it read the row. */
  readonly known?: (Fetched & { readonly row: StoredSubscription }) | undefined;
  /** The next bill, where the caller had it reckoned. */
  readonly next?: UpcomingInvoice | undefined;
}

export interface Synced {
  /** `closed`: nobody has this customer, and nothing is charged any more. */
  readonly outcome: 'same' | 'mended' | 'closed';
  readonly row?: StoredSubscription;
}

/**
 * Writes the state that a customer has at the provider now. The row is read first and written only if it is still so:
 * of two at once the later to write has fetched later, so that the last one written is the newest, in whatever order
 * events come. The letters that are due by that state are written with it.
 */
export async function syncCustomer(customerId: string, syncing: Syncing = {}): Promise<Synced> {
  const { now = Date.now(), known, next } = syncing;
  const { stripe } = await provider();
  const userId = await ownerOf(stripe, customerId, syncing.userId);
  for (let round = 0; userId !== undefined; round++) {
    if (round === MAX_ATTEMPTS) throw new PaymentProviderError(new Error('Others write the same row again and again.'));
    await backOff(Math.min(round, LONGEST_WAIT_ROUND));
    // Another writer changed the row after the fetch: read and fetch again.
    const first = round === 0 ? known : undefined;
    const [read, user] = await Promise.all([first?.row ?? subscriptions.find(userId), users.find(userId)]);
    if (!user || read?.customerId !== customerId) break;
    // What a device's store sells is not known here.
    if (read.source !== 'web' && !syncing.isLost) return { outcome: 'same', row: read };
    const change = syncing.isLost
      ? await lossOf(read, customerId, user, now)
      : await priceChange(read, first ?? (await fetchState(stripe, customerId)), user, {
          now,
          ends: syncing.ends,
          next: first && next,
        });
    const written = await subscriptions.write(userId, read, change);
    if (written === 'changed-meanwhile') continue;
    if (written === 'gone') break;
    await followUp(change.followUps ?? []);
    const row = { ...change.row, userId, revision: read.revision + 1 };
    const isSame = sameText(read.plan, row.plan) && change.tier === undefined && !syncing.isLost;
    return { outcome: isSame ? 'same' : 'mended', row };
  }
  await closeCustomer(customerId);
  return { outcome: 'closed' };
}

/** The person who has a customer; undefined where nobody has. */
async function ownerOf(stripe: Stripe, customerId: string, named: string | undefined): Promise<string | undefined> {
  if (named !== undefined && (await subscriptions.find(named))?.customerId === customerId) return named;
  const customer = await ask(() => stripe.customers.retrieve(customerId));
  return customer.deleted ? undefined : customer.metadata.userId;
}

async function fetchState(stripe: Stripe, customerId: string): Promise<Fetched> {
  const [found, paid] = await Promise.all([fetchSubscriptions(stripe, customerId), fetchPaidBills(stripe, customerId)]);
  return { found, paid };
}

/** All subscriptions of a customer, ended ones too, newest first. */
export async function fetchSubscriptions(stripe: Stripe, customer: string): Promise<Stripe.Subscription[]> {
  const expand = EXPANDED.map((path) => `data.${path}`);
  const { data } = await ask(() => stripe.subscriptions.list({ customer, status: 'all', limit: MOST_PLANS, expand }));
  return data;
}

/** Whether it may still be charged or begin. */
export function isUnended({ ended_at, status }: Stripe.Subscription): boolean {
  return ended_at === null && status !== 'incomplete_expired';
}

async function fetchPaidBills(stripe: Stripe, customer: string): Promise<Stripe.Invoice[]> {
  return (await ask(() => stripe.invoices.list({ customer, status: 'paid', limit: BILLS }))).data;
}

/** The last bill of a plan, as far as it is expanded. */
export function lastBillOf(plan: BoughtPlan | undefined, found: readonly Stripe.Subscription[]): Stripe.Invoice[] {
  const bill = found.find(({ id }) => id === plan?.id)?.latest_invoice;
  return typeof bill === 'object' && bill !== null ? [bill] : [];
}

interface Fetched {
  readonly found: readonly Stripe.Subscription[];
  /** Bills, newest first. */
  readonly paid: readonly Stripe.Invoice[];
}
type ReadUser = NonNullable<Awaited<ReturnType<typeof users.find>>>;

async function priceChange(
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
    // A term of which a gift is left ends by itself: nobody has cancelled it.
    ...(partly.length > 0
      ? partly
      : [...listTurns(read.plan, plan, revision), ...listTierChanges(read.plan, plan, lastBill, revision)]),
  ];
  const told = [...(read.told ?? []), ...due.map(({ id }) => id)].slice(-TOLD_KEPT);
  const row = {
    ...kept,
    plan,
    ...(attempt && !isOver && { attempt }),
    ...(changing && changing.to !== plan?.tier && { changing }),
    ...(told.length > 0 && { told }),
    isTrialUsed:
      read.isTrialUsed ||
      found.some(({ trial_start, metadata }) => trial_start !== null && !(GIFT_UNTIL_FIELD in metadata)),
  };
  const tier = changedTier(read.plan, plan, user.account.tier, now);
  const lowering = tier && planLoweredEmail(user, tier, `${read.customerId}-${revision}`);
  // What rests is told with the end of a plan, where that is its cause.
  const last = planEndEmail(read.plan, plan, found, user.account, lowering) ?? lowering;
  const letters = [...(await writeAll(due, plan, user, next)), ...(last ? [last] : [])];
  return { row, tier, followUps: letters.map((letter) => mailNow(letter, now)) };
}

/**
 * Forgets a customer who is gone: its plan ends at once, and a gift that was not added yet begins anew. The trial that was
 * used stays used.
 */
async function lossOf(
  read: StoredSubscription,
  customerId: string,
  user: ReadUser,
  now: number,
): Promise<SubscriptionChange> {
  const { userId: _user, revision, customerId: _lost, attempt: _attempt, changing: _changing, ...kept } = read;
  if (read.source !== 'web') return { row: kept };
  const found = await fetchSubscriptionsOfLost(customerId);
  const last = planOf(found) ?? read.plan;
  const plan = last && { ...last, state: 'ended' as const, endedAt: last.endedAt ?? now };
  const { giftStep, ...rest } = kept;
  const anew = giftStep?.does === 'add' && { ...giftStep, running: undefined, days: undefined, untilS: undefined };
  const tier = changedTier(read.plan, plan, user.account.tier, now);
  const lowering = tier && planLoweredEmail(user, tier, `${customerId}-${revision}`);
  const letter = planEndEmail(read.plan, plan, found, user.account, lowering) ?? lowering;
  const row = { ...rest, plan, ...(anew && { giftStep: anew }) };
  return { row, tier, followUps: letter ? [mailNow(letter, now)] : [] };
}

async function fetchSubscriptionsOfLost(customerId: string): Promise<readonly Stripe.Subscription[]> {
  const { stripe } = await provider();
  try {
    return await fetchSubscriptions(stripe, customerId);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** The next bill, where it is near enough to be told. */
export async function chargeAheadOf(plan: BoughtPlan | undefined, now: number): Promise<UpcomingInvoice | undefined> {
  return plan && isChargeNear(plan, now) ? nextCharge(plan) : undefined;
}

async function writeAll(
  due: readonly DueEmail[],
  plan: BoughtPlan | undefined,
  { account }: ReadUser,
  next: UpcomingInvoice | undefined,
) {
  if (!plan) return [];
  return Promise.all(due.map((one) => queueDueEmail(one, plan, account, next)));
}

function mailNow(letter: QueuedEmail, now: number): FollowUp {
  return { id: letter.requestId, dueAt: Math.min(now, Date.now()), task: { does: 'send-letter', letter } };
}

/** A plan decides the account's tier when it changes; what an administrator gave meanwhile stays. */
function changedTier(before: BoughtPlan | undefined, after: BoughtPlan | undefined, has: string, now: number) {
  const tier = tierOf(after, now);
  const decides = (after !== undefined && isRunning(after)) || (before !== undefined && isRunning(before));
  return decides && tier !== has ? tier : undefined;
}

/** Whether two values of JSON are the same, in whatever order their keys are. */
export function sameText(one: unknown, other: unknown): boolean {
  const text = (value: unknown) =>
    JSON.stringify(value, (_, part) =>
      typeof part === 'object' && part !== null
        ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
        : part,
    );
  return text(one) === text(other);
}
