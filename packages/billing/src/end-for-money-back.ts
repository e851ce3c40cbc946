import type Stripe from 'stripe';
import { listUnended } from './close-customer.ts';
import { ask } from './failures.ts';
import { followGiftPayment } from './gifts/follow-gift-payment.ts';
import { isGiven, paidFromS, withoutPaidTerm } from './gifts/paid-term.ts';
import { creditAfter, findPaidBill, isChange, isRunningOnCredit, type PaidBill, priceBefore } from './paid-bill.ts';
import { provider } from './provider.ts';

/** Of a customer's fields: the beginning of those that name a charge whose credit was taken. */
const TAKEN_FIELD = 'taken_';
/** Disputes that ended without the money going back. */
const KEPT = ['won', 'warning_closed', 'prevented'];

/**
 * Ends what was paid for with money that went back, be it refunded in whole or disputed: a term, or a change to the dearer
 * plan, which is undone. Judged by the charge as it is now. Returns whose it is.
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
  const paid = isBack ? await findPaidBill(stripe, customer, charge) : undefined;
  if (!paid) return customer;
  // Before it ends: who is cut off between the two does it again.
  await takeCredit(stripe, customer, charge, creditAfter(paid));
  const one = (await listUnended(stripe, customer)).find(({ id }) => id === paid.subscriptionId);
  if (one) await endPaid(stripe, one, paid, charge, isDispute);
  return customer;
}

/** A charge of an earlier term takes nothing from the one that runs, unless it left credit that has paid for it. */
async function endPaid(
  stripe: Stripe,
  one: Stripe.Subscription,
  paid: PaidBill,
  { created }: Stripe.Charge,
  isDispute: boolean,
): Promise<void> {
  const nowS = Math.floor(Date.now() / 1000);
  const isOfRunning = created >= Math.max(one.created, paidFromS(one, nowS));
  if (isOfRunning && isChange(paid.bill) && !isGiven(one)) return undoChange(stripe, one, paid);
  if (!isOfRunning && !isRunningOnCredit(paid)) return;
  const shorter = withoutPaidTerm(one, nowS);
  await ask(() =>
    shorter ? stripe.subscriptions.update(one.id, shorter) : stripe.subscriptions.cancel(one.id, causeOf(isDispute)),
  );
}

/** The plan is again what it was before a change, for the rest of the term, which is paid. */
async function undoChange(stripe: Stripe, { id, items }: Stripe.Subscription, paid: PaidBill): Promise<void> {
  const change = priceBefore(paid);
  const [item] = items.data;
  if (!change || item?.price.id !== change.to) return;
  const before = [{ id: item.id, price: change.from }];
  await ask(() => stripe.subscriptions.update(id, { items: before, proration_behavior: 'none' }));
}

/** Takes what changes to the cheaper plan gave of a charge. The same write says so: it is done once. */
async function takeCredit(stripe: Stripe, id: string, { id: chargeId, amount }: Stripe.Charge, given: number) {
  const customer = await ask(() => stripe.customers.retrieve(id));
  const field = TAKEN_FIELD + chargeId;
  if (customer.deleted || field in customer.metadata) return;
  const taken = Math.min(given, amount, -customer.balance);
  if (taken <= 0) return;
  const change = { balance: customer.balance + taken, metadata: { [field]: String(taken) } };
  await ask(() => stripe.customers.update(id, change));
}

/** Why it ends is kept there, with its end: whoever sees the end can tell. */
function causeOf(isDispute: boolean): Stripe.SubscriptionCancelParams {
  return { cancellation_details: { comment: isDispute ? 'disputed' : 'refunded' } };
}
