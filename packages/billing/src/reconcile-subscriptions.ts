import { users } from '@groundswell/data/accounts';
import { isRunning, queuePaymentWork, subscriptions } from '@groundswell/data/plans';
import { logLine } from '@groundswell/runtime';
import type Stripe from 'stripe';
import { listDueEmails } from './due-emails.ts';
import { listRunning, planOf, tierOf } from './plan-from-stripe.ts';
import { provider } from './provider.ts';
import { ask } from './provider-errors.ts';
import { chargeAheadOf, EXPANDED, lastBillOf, sameText, syncCustomer } from './sync-customer.ts';

const PAGE = 100;
const EXPAND = ['customer', ...EXPANDED].map((path) => `data.${path}`);

export interface Compared {
  /** Subscriptions that were looked at. */
  readonly seen: number;
  readonly mended: number;
  /** Those that could not be mended: tomorrow they are looked at again. */
  readonly failed: number;
  /** The last one that was looked at, where others are left. */
  readonly after?: string;
}

/**
 * Compares all subscriptions with what is kept of them and mends what differs, for so long; then the queue goes on where
 * it stopped. How many they were is logged with the last.
 */
export async function reconcileSubscriptions(forMs: number, before?: Compared): Promise<void> {
  const compared = await compareUntil(Date.now() + forMs, before ?? { seen: 0, mended: 0, failed: 0 });
  const { after, ...counts } = compared;
  if (after === undefined) logLine('info', { subscriptions: counts });
  else await queuePaymentWork({ does: 'compare-on', after, ...counts });
}

/** At least one is compared, so that it comes to an end however short the time. */
async function compareUntil(endsAt: number, { seen, mended, failed, after }: Compared): Promise<Compared> {
  const { stripe } = await provider();
  const counts = { seen, mended, failed };
  for (let from = after; ; ) {
    const { data, has_more } = await ask(() =>
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

/** One whose subscriptions are parted by a page differs from what is kept, and is looked at alone. */
async function reconcileCustomer(customerId: string, found: readonly Stripe.Subscription[], isLost: boolean) {
  const running = listRunning(found);
  if (running.length > 1) logLine('error', { paidTwice: customerId, running: running.map(({ id }) => id) });
  try {
    const userId = found[0]?.metadata.userId;
    if (await isAsKept(customerId, found, isLost)) return 'same';
    return (await syncCustomer(customerId, { userId, isLost })).outcome === 'mended' ? 'mended' : 'same';
  } catch (error) {
    logLine('error', { job: 'reconcile-subscriptions', customerId, error });
    return 'failed';
  }
}

function customerIdOf(customer: Stripe.Subscription['customer']): string {
  return typeof customer === 'string' ? customer : customer.id;
}

async function isAsKept(customerId: string, found: readonly Stripe.Subscription[], isLost: boolean): Promise<boolean> {
  const userId = found[0]?.metadata.userId ?? '';
  const [row, user] = await Promise.all([subscriptions.find(userId), users.find(userId)]);
  const plan = planOf(found);
  // Of somebody who is gone nothing may run.
  if (!user || row?.customerId !== customerId) return plan === undefined || !isRunning(plan);
  if (isLost) return false;
  if (row.source !== 'web') return true;
  const now = Date.now();
  const ahead = await chargeAheadOf(plan, now);
  if (listDueEmails(plan, lastBillOf(plan, found), row.told, now, ahead).length > 0) return false;
  const isSame = sameText(row.plan, plan);
  return isSame && (plan === undefined || !isRunning(plan) || user.account.tier === tierOf(plan, now));
}
