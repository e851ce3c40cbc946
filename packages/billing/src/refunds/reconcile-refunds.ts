import { logLine } from '@groundswell/runtime';
import type Stripe from 'stripe';
import { provider } from '../provider.ts';
import { callStripe } from '../provider-errors.ts';
import { syncCustomer } from '../sync-customer.ts';
import { customerOfCharge } from './refunded-payments.ts';
import { revokeRefunded } from './revoke-refunded.ts';

/** How far back to look: longer than the three days for which Stripe retries an event. */
const LOOKED_BACK_MS = 7 * 86_400_000;
const PAGE = 100;

/**
 * Revokes what was bought with payments that were refunded or disputed within the last week. This makes up for lost
 * events.
 */
export async function reconcileRefunds(now: number): Promise<void> {
  const { stripe } = await provider();
  const asked = { created: { gte: Math.floor((now - LOOKED_BACK_MS) / 1000) }, limit: PAGE };
  const charges = await callStripe(
    async () =>
      new Set([...(await chargesOf(stripe.refunds.list(asked))), ...(await chargesOf(stripe.disputes.list(asked)))]),
  );
  const seen = new Set<string>();
  const counts = { mended: 0, failed: 0 };
  for (const charge of charges) {
    const outcome = await reconcileCharge(charge, seen, now);
    if (outcome !== 'same') counts[outcome]++;
  }
  logLine('info', { moneyBack: counts });
}

async function chargesOf(list: Stripe.ApiListPromise<Stripe.Refund | Stripe.Dispute>): Promise<readonly string[]> {
  const charges: string[] = [];
  for await (const { charge } of list)
    if (charge !== null) charges.push(typeof charge === 'string' ? charge : charge.id);
  return charges;
}

async function reconcileCharge(charge: string, seen: Set<string>, now: number): Promise<'same' | 'mended' | 'failed'> {
  try {
    const customerId = await customerOfCharge('charge.refunded', charge);
    if (customerId === undefined || seen.has(customerId)) return 'same';
    seen.add(customerId);
    await revokeRefunded(customerId, now);
    const { outcome } = await syncCustomer(customerId, { now });
    return outcome === 'same' ? 'same' : 'mended';
  } catch (error) {
    logLine('error', { work: 'reconcile-refunds', charge, error });
    return 'failed';
  }
}
