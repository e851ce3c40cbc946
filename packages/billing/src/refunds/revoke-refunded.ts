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

/**
 * The metadata fields of a balance transaction: the payment whose credit it takes, or the invoice whose rest it
 * credits.
 */
const PAYMENT_FIELD = 'payment';
const REST_FIELD = 'restOf';
/** The metadata field with the transaction whose excess is credited again. */
const OVER_FIELD = 'overOf';
/** The page size. A customer has fewer invoices: a term and its changes make a few a year. */
const MOST = 100;
/** Each round carries out one of a few steps; concurrent writers may make one stale. */
const MAX_ATTEMPTS = 12;

/** A step of the revocation, ready to run. */
type Step = () => Promise<unknown>;
interface Customer {
  readonly stripe: Stripe;
  readonly customer: Stripe.Customer;
  /** The row as it was before subscriptions and invoices were read; absent if no user has this customer. */
  readonly row: StoredSubscription | undefined;
  readonly nowS: number;
}
type Refund = Customer & RefundedPayment;

/**
 * Revokes what a customer has paid for with refunded or disputed money: it ends a term, undoes an upgrade, and takes
 * the credit that came from it. The parts that other payments covered become credit. Each round decides by the current
 * charges and the current ledger, not by the event, and the rounds go on until no step is left. So concurrent runs
 * converge. Returns the user id that a charge names.
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

/** Returns the row of the user who has a customer, after its pending step is settled. */
async function findRow({ id, metadata: { userId } }: Stripe.Customer): Promise<StoredSubscription | undefined> {
  if (userId === undefined) return undefined;
  await settleGift(userId);
  const row = await subscriptions.find(userId);
  return row?.customerId === id ? row : undefined;
}

/** Terms that the money still pays for end first: after that, nothing turns the money into credit. */
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
  // Two runs that have read the same state create one transaction.
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

/**
 * Gives back the credit that an invoice spent while it was being taken. Otherwise it would be a debt on the next
 * invoice.
 */
function giveOver(whose: Customer, transactions: readonly Stripe.CustomerBalanceTransaction[]): Step | undefined {
  const given = new Set(transactions.map(({ metadata }) => metadata?.[OVER_FIELD]));
  const [over] = transactions.flatMap(({ id, amount, ending_balance, metadata }) => {
    const cents = Math.min(amount, ending_balance);
    const payment = metadata?.[PAYMENT_FIELD];
    return payment !== undefined && cents > 0 && !given.has(id) ? [{ id, payment, cents }] : [];
  });
  return over && (() => adjust({ ...whose, ...over }, -over.cents, `over-${over.id}`, { [OVER_FIELD]: over.id }));
}

/** Ends a term that the payment covers, by card or for the most part as credit, or undoes an upgrade. */
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

/** Returns the plan to its state before an upgrade, for the rest of the term, which is paid. */
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

/**
 * Runs the step in turn with gift steps, which depend on the plan and its end too. After a write conflict, the caller
 * decides again.
 */
async function takeBack(
  { stripe, row }: Refund,
  one: Stripe.Subscription,
  { id }: Stripe.Invoice,
  to: Pick<GiftStep, 'untilS' | 'metadata' | 'priceId' | 'ends' | 'comment'>,
): Promise<unknown> {
  const fromS = endOf(one);
  const step = { id: `back-${id}-${fromS}`, does: 'back' as const, running: { id: one.id, fromS }, ...to };
  if (row) return takeTurn(row, step);
  // A deleted user must have no running plan.
  return stripe.subscriptions.cancel(one.id, { cancellation_details: { comment: to.comment } });
}

/** Credits the parts of a revoked invoice that other payments covered, for the days that were left. */
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
    // An upgrade that was undone before the end of its term has a rest of its own.
    const ownAtS = lostAtS(one, paid);
    const atS = ownAtS === undefined ? endedAtS : isPaidBy(paid, payment) ? ownAtS : undefined;
    const cents = atS === undefined ? 0 : Math.round(sumOf(othersOf(paid, payment)) * shareLeft(paid.bill, atS));
    return cents > 0 && !known.some(({ restOf }) => restOf === paid.bill.id) ? [{ id: paid.bill.id, cents }] : [];
  });
  return rest && (() => adjust(back, -rest.cents, `rest-${rest.id}`, { [REST_FIELD]: rest.id }));
}

/** Whether a payment has paid an invoice by card, or most of it as credit. */
function isPaidBy(paid: PaidBill, payment: string): boolean {
  return paymentOf(paid.bill) === payment || 2 * sumOf(othersOf(paid, payment)) < sumOf(paid.parts);
}

/** Returns the share of an invoice's period that is left at an instant, seconds. A started day counts as left. */
function shareLeft({ lines }: Stripe.Invoice, atS: number): number {
  const { start, end } = lines.data.at(-1)?.period ?? { start: 0, end: 0 };
  const dayS = Math.floor(atS / DAY_S) * DAY_S;
  return end > start ? Math.min(1, Math.max(0, (end - dayS) / (end - start))) : 0;
}

/** Returns when a subscription lost what an invoice had paid for, seconds. */
function lostAtS(one: Stripe.Subscription, { bill }: PaidBill): number | undefined {
  const marked = listRefunded(one).find(({ billId }) => billId === bill.id);
  if (marked) return marked.at / 1000;
  const isEnded = CAUSES.some((cause) => one.cancellation_details?.comment === commentOf(cause, bill));
  return isEnded ? (one.ended_at ?? undefined) : undefined;
}

/** Builds the cancellation comment, which stores the cause where every later reader of the subscription finds it. */
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
