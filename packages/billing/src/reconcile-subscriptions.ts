import { isDeepStrictEqual } from 'node:util';
import { users } from '@groundswell/data/accounts';
import { isRunning, queuePaymentWork, subscriptions } from '@groundswell/data/plans';
import { logLine } from '@groundswell/runtime';
import type Stripe from 'stripe';
import { listDueEmails } from './due-emails.ts';
import { listRunning, planOf, tierOf } from './plan-from-stripe.ts';
import { provider } from './provider.ts';
import { callStripe } from './provider-errors.ts';
import { chargeAheadOf, EXPANDED, lastBillOf, syncCustomer } from './sync-customer.ts';

const PAGE = 100;
const EXPAND = ['customer', ...EXPANDED].map((path) => `data.${path}`);

export interface ReconcileProgress {
  /** The number of subscriptions that were compared. */
  readonly seen: number;
  readonly mended: number;
  /** The number of failed comparisons. The next nightly run repeats them. */
  readonly failed: number;
  /** The id of the last compared subscription; absent if all are done. */
  readonly after?: string;
}

/**
 * Compares all subscriptions with the stored rows and syncs those that differ. After `forMs` it queues a message with
 * which another run continues. The last run logs the counts.
 */
export async function reconcileSubscriptions(forMs: number, before?: ReconcileProgress): Promise<void> {
  const compared = await compareUntil(Date.now() + forMs, before ?? { seen: 0, mended: 0, failed: 0 });
  const { after, ...counts } = compared;
  if (after === undefined) logLine('info', { subscriptions: counts });
  else await queuePaymentWork({ does: 'compare-on', after, ...counts });
}

/**
 * Compares subscriptions until `endsAt`. Every run compares at least one, so the job finishes even with very short
 * runs.
 */
async function compareUntil(
  endsAt: number,
  { seen, mended, failed, after }: ReconcileProgress,
): Promise<ReconcileProgress> {
  const { stripe } = await provider();
  const counts = { seen, mended, failed };
  for (let from = after; ; ) {
    const { data, has_more } = await callStripe(() =>
      stripe.subscriptions.list({ status: 'all', limit: PAGE, expand: EXPAND, starting_after: from }),
    );
    const done = new Set<string>();
    for (const { id, customer } of data) {
      const customerId = customerIdOf(customer);
      counts.seen++;
      if (!done.has(customerId)) {
        const outcome = await reconcileCustomer(
          customerId,
          data.filter((one) => customerIdOf(one.customer) === customerId),
          typeof customer === 'object' && customer.deleted === true,
        );
        if (outcome !== 'same') counts[outcome]++;
      }
      done.add(customerId);
      from = id;
      const isLast = id === data.at(-1)?.id && !has_more;
      if (!isLast && Date.now() >= endsAt) return { ...counts, after: id };
    }
    if (!has_more) return counts;
  }
}

/**
 * Syncs a customer whose subscriptions differ from the stored row. If a customer's subscriptions are on two pages of
 * Stripe's list, the sync may be superfluous but is harmless.
 */
async function reconcileCustomer(customerId: string, found: readonly Stripe.Subscription[], isLost: boolean) {
  const running = listRunning(found);
  if (running.length > 1) logLine('error', { paidTwice: customerId, running: running.map(({ id }) => id) });
  try {
    const userId = found[0]?.metadata.userId;
    if (await matchesStored(customerId, found, isLost)) return 'same';
    return (await syncCustomer(customerId, { userId, isLost })).outcome === 'mended' ? 'mended' : 'same';
  } catch (error) {
    logLine('error', { job: 'reconcile-subscriptions', customerId, error });
    return 'failed';
  }
}

function customerIdOf(customer: Stripe.Subscription['customer']): string {
  return typeof customer === 'string' ? customer : customer.id;
}

async function matchesStored(
  customerId: string,
  found: readonly Stripe.Subscription[],
  isLost: boolean,
): Promise<boolean> {
  const userId = found[0]?.metadata.userId ?? '';
  const [row, user] = await Promise.all([subscriptions.find(userId), users.find(userId)]);
  const plan = planOf(found);
  // A deleted user must have no running plan.
  if (!user || row?.customerId !== customerId) return plan === undefined || !isRunning(plan);
  if (isLost) return false;
  if (row.source !== 'web') return true;
  const now = Date.now();
  const ahead = await chargeAheadOf(plan, now);
  if (listDueEmails(plan, lastBillOf(plan, found), row.told, now, ahead).length > 0) return false;
  const isSame = isDeepStrictEqual(row.plan, plan);
  return isSame && (plan === undefined || !isRunning(plan) || user.account.tier === tierOf(plan, now));
}
