import type Stripe from 'stripe';
import { listUnended } from './close-customer.ts';
import { ask } from './failures.ts';
import { followGiftPayment } from './gifts/follow-gift-payment.ts';
import { paidFromS, withoutPaidTerm } from './gifts/paid-term.ts';
import { provider } from './provider.ts';

/** The field of a customer that names the charge whose credit was taken last. */
const TAKEN_FIELD = 'creditTakenFor';
/** More than a term has. */
const BILLS = 100;
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
  const nowS = Math.floor(Date.now() / 1000);
  const paid = (await listUnended(stripe, customer)).filter((one) => isPaidBy(one, charge, nowS));
  // Before they end: who is cut off between the two does it again.
  if (paid.length > 0) await takeCredit(stripe, customer, charge);
  for (const one of paid) {
    const shorter = withoutPaidTerm(one, nowS);
    await ask(() =>
      shorter ? stripe.subscriptions.update(one.id, shorter) : stripe.subscriptions.cancel(one.id, causeOf(isDispute)),
    );
  }
  return customer;
}

/**
 * Takes what a change to the cheaper plan has credited since a charge: it was a part of it. The same write says for which
 * charge that was, so that it is done once.
 */
async function takeCredit(stripe: Stripe, id: string, { id: chargeId, created }: Stripe.Charge) {
  const [customer, bills] = await Promise.all([
    ask(() => stripe.customers.retrieve(id)),
    ask(() => stripe.invoices.list({ customer: id, status: 'paid', created: { gte: created }, limit: BILLS })),
  ]);
  if (customer.deleted || customer.metadata[TAKEN_FIELD] === chargeId) return;
  const given = bills.data.reduce((sum, { total }) => sum + Math.max(0, -total), 0);
  const taken = Math.min(given, -customer.balance);
  if (taken <= 0) return;
  const change = { balance: customer.balance + taken, metadata: { [TAKEN_FIELD]: chargeId } };
  await ask(() => stripe.customers.update(id, change));
}

/** Why it ends is kept there, with its end: whoever sees the end can tell. */
function causeOf(isDispute: boolean): Stripe.SubscriptionCancelParams {
  return { cancellation_details: { comment: isDispute ? 'disputed' : 'refunded' } };
}

/** A charge of an earlier term, or of a plan that had ended, takes nothing from the one that runs. */
function isPaidBy(one: Stripe.Subscription, charge: Stripe.Charge, nowS: number): boolean {
  return charge.created >= Math.max(one.created, paidFromS(one, nowS));
}
