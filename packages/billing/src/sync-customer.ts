import { setTimeout as pause } from 'node:timers/promises';
import { followUp, letterOfLowering } from '@groundswell/accounts';
import { type FollowUp, users } from '@groundswell/data/accounts';
import {
  type BoughtPlan,
  type StoredSubscription,
  type SubscriptionChange,
  subscriptions,
} from '@groundswell/data/plans';
import type Stripe from 'stripe';
import { GIFT_UNTIL_FIELD } from './catalogue.ts';
import { closeCustomer } from './close-customer.ts';
import { ask, PaymentsDown } from './failures.ts';
import { isRunning, planOf, tierOf } from './plan-of.ts';
import { provider } from './provider.ts';

/** Each round somebody else wrote; all of them fetch what is newest. */
const MOST_ROUNDS = 40;
const LONGEST_PAUSE_MS = 100;
const EXPANDED = ['data.default_payment_method', 'data.latest_invoice', 'data.discounts'];

export interface Synced {
  /** `closed`: nobody has this customer, and nothing is charged any more. */
  readonly outcome: 'same' | 'mended' | 'closed';
  readonly row?: StoredSubscription;
}

/**
 * Writes the state that a customer has at the provider now. The row is read first and written only if it is still so:
 * of two at once the later to write has fetched later, so that the last one written is the newest, in whatever order
 * events come. `ends`: the attempt that has come to its end.
 */
export async function syncCustomer(customerId: string, ends?: string): Promise<Synced> {
  const { stripe } = await provider();
  const customer = await ask(() => stripe.customers.retrieve(customerId));
  const userId = customer.deleted ? undefined : customer.metadata.userId;
  for (let round = 0; userId !== undefined; round++) {
    if (round === MOST_ROUNDS) throw new PaymentsDown(new Error('Others write the same row again and again.'));
    if (round > 0) await pause(Math.random() * LONGEST_PAUSE_MS);
    const [read, user] = await Promise.all([subscriptions.find(userId), users.find(userId)]);
    if (!user || read?.customerId !== customerId) break;
    const found = await fetchSubscriptions(stripe, customerId);
    const change = changeOf(read, found, user, Date.now(), ends);
    const written = await subscriptions.write(userId, read, change);
    if (written === 'changed-meanwhile') continue;
    if (written === 'gone') break;
    await followUp(change.followUps ?? []);
    const row = { ...change.row, userId, revision: read.revision + 1 };
    return { outcome: sameText(read.plan, row.plan) && change.tier === undefined ? 'same' : 'mended', row };
  }
  await closeCustomer(customerId);
  return { outcome: 'closed' };
}

async function fetchSubscriptions(stripe: Stripe, customer: string): Promise<Stripe.Subscription[]> {
  const { data } = await ask(() => stripe.subscriptions.list({ customer, status: 'all', limit: 20, expand: EXPANDED }));
  return data;
}

type ReadUser = NonNullable<Awaited<ReturnType<typeof users.find>>>;

function changeOf(
  read: StoredSubscription,
  found: readonly Stripe.Subscription[],
  user: ReadUser,
  now: number,
  ends: string | undefined,
): SubscriptionChange {
  const plan = planOf(found);
  const { userId: _user, revision, attempt, ...kept } = read;
  const isOver = attempt?.id === ends || (plan !== undefined && isRunning(plan));
  const row = {
    ...kept,
    plan,
    ...(attempt && !isOver && { attempt }),
    isTrialUsed:
      read.isTrialUsed ||
      found.some(({ trial_start, metadata }) => trial_start !== null && !(GIFT_UNTIL_FIELD in metadata)),
  };
  const tier = changedTier(read.plan, plan, user.account.tier, now);
  const letter = tier && letterOfLowering(user, tier, `${read.customerId}-${revision}`);
  const followUps: FollowUp[] = letter
    ? [{ id: letter.requestId, dueAt: now, task: { does: 'send-letter', letter } }]
    : [];
  return { row, tier, followUps };
}

/** A plan decides the account's tier when it changes; what an administrator gave meanwhile stays. */
function changedTier(before: BoughtPlan | undefined, after: BoughtPlan | undefined, has: string, now: number) {
  const tier = tierOf(after, now);
  const decides = (after !== undefined && isRunning(after)) || (before !== undefined && isRunning(before));
  return decides && tier !== has ? tier : undefined;
}

function sameText(one: unknown, other: unknown): boolean {
  const text = (value: unknown) =>
    JSON.stringify(value, (_, part) =>
      typeof part === 'object' && part !== null
        ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
        : part,
    );
  return text(one) === text(other);
}
