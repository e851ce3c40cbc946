import { type GiftStep, type StoredSubscription, subscriptions } from '@groundswell/data/plans';
import { DAY_S } from '@groundswell/durations';
import type Stripe from 'stripe';
import { endInYearsOfPro, isPaidTermOver, withoutPaidTerm } from '../gifts/paid-term.ts';
import { endOf, settleGift, takeTurn } from '../gifts/settle-gift.ts';
import { provider } from '../provider.ts';
import { ask, PaymentProviderError } from '../provider-errors.ts';
import { type Adjustment, othersOf, type PaidBill, paymentOf, priceOf, readLedger, sumOf } from './ledger.ts';
import { listRefunded, refundField, refundValue } from './refunded-invoices.ts';
import { CAUSES, type Cause, listRefundedPayments, type RefundedPayment } from './refunded-payments.ts';

/** Of a transaction of a customer's balance: the payment whose credit it takes, or the bill whose rest it gives. */
const PAYMENT_FIELD = 'payment';
const REST_FIELD = 'restOf';
/** The transaction whose too much it gives again. */
const OVER_FIELD = 'overOf';
/** More than a customer has: a term and its changes make a few a year. */
const MOST = 100;
/** Each does one thing of a few; others may have changed what it was to be. */
const MAX_ATTEMPTS = 12;

/** What is to be done, and does it. */
type Step = () => Promise<unknown>;
interface Customer {
  readonly stripe: Stripe;
  readonly customer: Stripe.Customer;
  /** As it was before plans and bills were read; absent where nobody has this customer any more. */
  readonly row: StoredSubscription | undefined;
  readonly nowS: number;
}
type Refund = Customer & RefundedPayment;

/**
 * Ends what a customer has paid for with money that went back, be it refunded in whole or disputed: a term, or a change to
 * the dearer plan, which is undone; and takes the credit that came from it. What other money had paid for it becomes
 * credit. Judged by all charges as they are now, and by where their money is now, whatever the event: after each step it
 * looks again, until nothing is left to do. So the last of several at once leaves it right. Whose the customer is, where a
 * charge names them.
 */
export async function revokeRefunded(customerId: string, now: number): Promise<string | undefined> {
  const { stripe } = await provider();
  for (let round = 0; round < MAX_ATTEMPTS; round++) {
    const { payments, userId } = await listRefundedPayments(customerId);
    if (payments.length === 0) return userId;
    const customer = await ask(() => stripe.customers.retrieve(customerId));
    if (customer.deleted) return undefined;
    const row = await findRow(customer);
    const step = await nextStep({ stripe, customer, row, nowS: Math.floor(now / 1000) }, payments);
    if (!step) return userId;
    await ask(step);
  }
  throw new PaymentProviderError(new Error('Others change the same plan again and again.'));
}

/** The row of the person who has a customer, without a step that is under way. */
async function findRow({ id, metadata: { userId } }: Stripe.Customer): Promise<StoredSubscription | undefined> {
  if (userId === undefined) return undefined;
  await settleGift(userId);
  const row = await subscriptions.find(userId);
  return row?.customerId === id ? row : undefined;
}

/** What the money still pays for comes first: once it has ended, nothing makes credit of it any more. */
async function nextStep(whose: Customer, payments: readonly RefundedPayment[]): Promise<Step | undefined> {
  const { stripe, customer } = whose;
  const backs = payments.map((payment) => ({ ...whose, ...payment }));
  const of = { customer: customer.id, limit: MOST };
  const [bills, plans, transactions] = await Promise.all([
    ask(() => stripe.invoices.list({ ...of, expand: ['data.payments'] })),
    ask(() => stripe.subscriptions.list({ ...of, status: 'all' })),
    ask(() => stripe.customers.listBalanceTransactions(customer.id, { limit: MOST })),
  ]);
  const over = giveOver(whose, transactions.data);
  if (over) return over;
  const known = transactions.data.flatMap((one) => readAdjustment(one) ?? []);
  const { terms, credit } = readLedger(bills.data.toReversed(), known, customer.balance);
  // Two that have seen the same make one transaction.
  const seen = `${bills.data[0]?.id}-${customer.balance}`;
  const take = (back: Refund) => {
    const cents = sumOf(credit.filter(({ from }) => from === back.payment));
    return cents > 0 ? () => adjust(back, cents, `take-${back.payment}-${seen}`) : undefined;
  };
  const ofPlans = [endPaid, giveRest].flatMap((find) =>
    backs.flatMap((back) => plans.data.flatMap((one) => find(back, one, terms.get(one.id) ?? [], known) ?? [])),
  );
  return [...ofPlans, ...backs.flatMap((back) => take(back) ?? [])][0];
}

/** Credit that a bill has spent while it was taken would be a debt, and the next bill's: it is given again. */
function giveOver(whose: Customer, transactions: readonly Stripe.CustomerBalanceTransaction[]): Step | undefined {
  const given = new Set(transactions.map(({ metadata }) => metadata?.[OVER_FIELD]));
  const [over] = transactions.flatMap(({ id, amount, ending_balance, metadata }) => {
    const cents = Math.min(amount, ending_balance);
    const payment = metadata?.[PAYMENT_FIELD];
    return payment !== undefined && cents > 0 && !given.has(id) ? [{ id, payment, cents }] : [];
  });
  return over && (() => adjust({ ...whose, ...over }, -over.cents, `over-${over.id}`, { [OVER_FIELD]: over.id }));
}

/** A term ends that the money has paid, by its card or most of it as credit; a change is undone. */
function endPaid(back: Refund, one: Stripe.Subscription, [term, ...changes]: readonly PaidBill[]): Step | undefined {
  const { payment, cause, nowS } = back;
  if (one.ended_at !== null || one.status === 'incomplete_expired' || isPaidTermOver(one, nowS)) return undefined;
  if (term && isPaidBy(term, payment)) {
    const shorter = withoutPaidTerm(one, nowS);
    const comment = commentOf(cause, term.bill);
    if (!shorter) return () => takeBack(back, one, term.bill, { comment });
    const metadata = { ...shorter.metadata, [refundField(term.bill)]: refundValue('term', nowS) };
    return () => takeBack(back, one, term.bill, { untilS: shorter.untilS, metadata, ends: true });
  }
  const change = changes.find((change) => isPaidBy(change, payment) && lostAtS(one, change) === undefined);
  return change && undo(back, one, change.bill);
}

/** The plan is again what it was before a change, for the rest of the term, which is paid. */
function undo(back: Refund, one: Stripe.Subscription, bill: Stripe.Invoice): Step | undefined {
  const { stripe, nowS } = back;
  const [item] = one.items.data;
  const [from, to] = [priceOf(bill, -1), priceOf(bill, 1)];
  if (!item || from === undefined || item.price.id !== to) return undefined;
  return async () => {
    const { unit_amount: cents } = await stripe.prices.retrieve(from);
    const untilS = endInYearsOfPro(one, item.price.unit_amount ?? 0, cents ?? 0);
    const metadata = { [refundField(bill)]: refundValue('change', nowS) };
    return takeBack(back, one, bill, { untilS, metadata, priceId: from });
  };
}

/** In turn with the gifts, whose days hang on the plan and its end, too: where they have come first, it looks again. */
async function takeBack(
  { stripe, row }: Refund,
  one: Stripe.Subscription,
  { id }: Stripe.Invoice,
  to: Pick<GiftStep, 'untilS' | 'metadata' | 'priceId' | 'ends' | 'comment'>,
): Promise<unknown> {
  const fromS = endOf(one);
  const step = { id: `back-${id}-${fromS}`, does: 'back' as const, running: { id: one.id, fromS }, ...to };
  if (row) return takeTurn(row, step);
  // Of somebody who is gone nothing may run.
  return stripe.subscriptions.cancel(one.id, { cancellation_details: { comment: to.comment } });
}

/** What other money has paid for what was ended is credit again, for the days that were left. */
function giveRest(
  back: Refund,
  one: Stripe.Subscription,
  bills: readonly PaidBill[],
  known: readonly Adjustment[],
): Step | undefined {
  const { payment } = back;
  const [term] = bills;
  const endedAtS = term && isPaidBy(term, payment) ? lostAtS(one, term) : undefined;
  const [rest] = bills.flatMap((paid) => {
    // A change that was undone before its term ended has a rest of its own.
    const ownAtS = lostAtS(one, paid);
    const atS = ownAtS === undefined ? endedAtS : isPaidBy(paid, payment) ? ownAtS : undefined;
    const cents = atS === undefined ? 0 : Math.round(sumOf(othersOf(paid, payment)) * shareLeft(paid.bill, atS));
    return cents > 0 && !known.some(({ restOf }) => restOf === paid.bill.id) ? [{ id: paid.bill.id, cents }] : [];
  });
  return rest && (() => adjust(back, -rest.cents, `rest-${rest.id}`, { [REST_FIELD]: rest.id }));
}

/** Whether a payment has paid for a bill by card, or most of it as credit. */
function isPaidBy(paid: PaidBill, payment: string): boolean {
  return paymentOf(paid.bill) === payment || 2 * sumOf(othersOf(paid, payment)) < sumOf(paid.parts);
}

/** The share of the days that a bill has paid for, which is left at an instant, seconds; a started day is left. */
function shareLeft({ lines }: Stripe.Invoice, atS: number): number {
  const { start, end } = lines.data.at(-1)?.period ?? { start: 0, end: 0 };
  const dayS = Math.floor(atS / DAY_S) * DAY_S;
  return end > start ? Math.min(1, Math.max(0, (end - dayS) / (end - start))) : 0;
}

/** When a subscription lost what a bill had paid for, seconds. */
function lostAtS(one: Stripe.Subscription, { bill }: PaidBill): number | undefined {
  const marked = listRefunded(one).find(({ billId }) => billId === bill.id);
  if (marked) return marked.at / 1000;
  const isEnded = CAUSES.some((cause) => one.cancellation_details?.comment === commentOf(cause, bill));
  return isEnded ? (one.ended_at ?? undefined) : undefined;
}

/** Why it ends is kept there, with its end: whoever sees the end can tell. */
function commentOf(cause: Cause, { id }: Stripe.Invoice): string {
  return `${cause} ${id}`;
}

function adjust(
  { stripe, customer, payment }: Pick<Refund, 'stripe' | 'customer' | 'payment'>,
  amount: number,
  idempotencyKey: string,
  why = {},
) {
  const currency = customer.currency ?? 'usd';
  const metadata = { [PAYMENT_FIELD]: payment, ...why };
  return stripe.customers.createBalanceTransaction(customer.id, { amount, currency, metadata }, { idempotencyKey });
}

function readAdjustment({ created, metadata, amount }: Stripe.CustomerBalanceTransaction): Adjustment | undefined {
  const payment = metadata?.[PAYMENT_FIELD];
  return payment === undefined ? undefined : { atS: created, payment, restOf: metadata?.[REST_FIELD], cents: amount };
}
