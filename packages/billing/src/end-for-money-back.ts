import type Stripe from 'stripe';
import { listUnended } from './close-customer.ts';
import { ask } from './failures.ts';
import { followGiftPayment } from './gifts/follow-gift-payment.ts';
import { provider } from './provider.ts';

/** Disputes that ended without the money going back. */
const KEPT = ['won', 'warning_closed', 'prevented'];

/**
 * Ends what was paid for with money that went back: all of the term's, or what is disputed. Judged by the charge as it
 * is now. Returns whose it is.
 */
export async function endForMoneyBack(type: string, objectId: string): Promise<string | undefined> {
  const { stripe } = await provider();
  const isDispute = type.startsWith('charge.dispute.');
  const dispute = isDispute ? await ask(() => stripe.disputes.retrieve(objectId)) : undefined;
  const charge = await ask(() => stripe.charges.retrieve(dispute ? String(dispute.charge) : objectId));
  const customer = typeof charge.customer === 'string' ? charge.customer : undefined;
  if (customer === undefined) {
    if (typeof charge.payment_intent === 'string') await followGiftPayment(charge.payment_intent);
    return undefined;
  }
  const isBack = dispute ? !KEPT.includes(dispute.status) : charge.refunded;
  if (!isBack) return customer;
  for (const one of await listUnended(stripe, customer))
    if (isPaidBy(one, charge)) await ask(() => stripe.subscriptions.cancel(one.id, causeOf(isDispute)));
  return customer;
}

/** Why it ends is kept there, with its end: whoever sees the end can tell. */
function causeOf(isDispute: boolean): Stripe.SubscriptionCancelParams {
  return { cancellation_details: { comment: isDispute ? 'disputed' : 'refunded' } };
}

/** A charge of an earlier term, or of a plan that had ended, takes nothing from the one that runs. */
function isPaidBy({ items, created }: Stripe.Subscription, charge: Stripe.Charge): boolean {
  return charge.created >= Math.max(created, items.data[0]?.current_period_start ?? 0);
}
