import { users } from '@groundswell/data/accounts';
import { subscriptions } from '@groundswell/data/plans';
import type Stripe from 'stripe';
import { ask } from './failures.ts';
import { isRunning, planOf, tierOf } from './plan-of.ts';
import { provider } from './provider.ts';
import { syncCustomer } from './sync-customer.ts';

const PAGE = 100;
const EXPAND = ['data.default_payment_method', 'data.latest_invoice', 'data.discounts'];

export interface Compared {
  readonly seen: number;
  readonly mended: number;
}

/** Compares all subscriptions with what is kept of them, page by page, and mends what differs. */
export async function compareSubscriptions(): Promise<Compared> {
  const { stripe } = await provider();
  const doubtful = new Set<string>();
  const seen = new Set<string>();
  let after: string | undefined;
  do {
    const { data, has_more } = await ask(() =>
      stripe.subscriptions.list({ status: 'all', limit: PAGE, expand: EXPAND, starting_after: after }),
    );
    for (const [customerId, found] of byCustomer(data)) {
      // One whose subscriptions are parted by a page is looked at alone.
      if (seen.has(customerId) || !(await isAsKept(customerId, found))) doubtful.add(customerId);
      seen.add(customerId);
    }
    after = has_more ? data.at(-1)?.id : undefined;
  } while (after !== undefined);

  let mended = 0;
  for (const customerId of doubtful) if ((await syncCustomer(customerId)).outcome === 'mended') mended++;
  return { seen: seen.size, mended };
}

function byCustomer(data: readonly Stripe.Subscription[]): ReadonlyMap<string, Stripe.Subscription[]> {
  const groups = new Map<string, Stripe.Subscription[]>();
  for (const one of data) {
    const key = String(one.customer);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return groups;
}

async function isAsKept(customerId: string, found: readonly Stripe.Subscription[]): Promise<boolean> {
  const userId = found[0]?.metadata.userId ?? '';
  const [row, user] = await Promise.all([subscriptions.find(userId), users.find(userId)]);
  const plan = planOf(found);
  // Of somebody who is gone nothing may run.
  if (!user || row?.customerId !== customerId) return plan === undefined || !isRunning(plan);
  const isSame = JSON.stringify(sorted(row.plan)) === JSON.stringify(sorted(plan));
  return isSame && (plan === undefined || !isRunning(plan) || user.account.tier === tierOf(plan, Date.now()));
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, part]) => [name, sorted(part)]);
}
