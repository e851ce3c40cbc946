import { type GiftStep, type StoredSubscription, subscriptions } from '@groundswell/data/plans';
import { DAY_S } from '@groundswell/durations';
import type Stripe from 'stripe';
import { endInYearsOfPro, isPaidTermOver, withoutPaidTerm } from '../gifts/paid-term.ts';
import { periodEndOf, runStep, settleGift } from '../gifts/settle-gift.ts';
import { provider } from '../provider.ts';
import { callStripe, PaymentProviderError } from '../provider-errors.ts';
import { type Adjustment, type PaidBill, partsOfOthers, paymentOf, priceOf, readLedger, sumCents } from './ledger.ts';
import { listRefunded, refundField, refundValue } from './refunded-invoices.ts';
import { CAUSES, type Cause, listRefundedPayments, type RefundedPayment } from './refunded-payments.ts';

/**
 * The metadata fields of a balance transaction. They name the refunded payment whose credit is removed, or the revoked
 * invoice whose unused rest is credited.
 */
const PAYMENT_FIELD = 'payment';
const REST_FIELD = 'restOf';
/** The metadata field that names an earlier transaction which removed too much credit. The excess is credited again. */
const OVER_FIELD = 'overOf';
/** The page size. A customer has fewer invoices: a term and its changes make a few a year. */
const MOST = 100;
/** The maximum number of rounds. Each round carries out one step, and concurrent writers may make a step outdated. */
const MAX_ATTEMPTS = 12;

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
 * Revokes what was bought with refunded or disputed payments: ends a term, undoes an upgrade, removes credit. Where
 * other payments covered part of it, that part becomes credit. Each round reads the current charges and derives the
 * next step from them rather than from the event. Rounds go on until no step is left, so concurrent runs reach the same
 * result. Returns the user id from the charge's metadata.
 */
export async function revokeRefunded(customerId: string, now: number): Promise<string | undefined> {
  const { stripe } = await provider();
  for (let round = 0; round < MAX_ATTEMPTS; round++) {
    const { payments, userId } = await listRefundedPayments(customerId);
    if (payments.length === 0) return userId;
    const customer = await callStripe(() => stripe.customers.retrieve(customerId));
    if (customer.deleted) return undefined;
    const row = await findRow(customer);
    const step = await nextStep({ stripe, customer, row, nowS: Math.floor(now / 1000) }, payments);
    if (!step) return userId;
    await callStripe(step);
  }
  throw new PaymentProviderError(new Error('Others change the same plan again and again.'));
}

/** Returns the row of the user who has a customer, after completing a pending gift step. */
async function findRow({ id, metadata: { userId } }: Stripe.Customer): Promise<StoredSubscription | undefined> {
  if (userId === undefined) return undefined;
  await settleGift(userId);
  const row = await subscriptions.find(userId);
  return row?.customerId === id ? row : undefined;
}

/**
 * Returns the next step. Terms paid with the refunded payment end before its credit is removed, because until then a
 * downgrade could create more such credit.
 */
async function nextStep(context: Customer, payments: readonly RefundedPayment[]): Promise<Step | undefined> {
  const { stripe, customer } = context;
  const backs = payments.map((payment) => ({ ...context, ...payment }));
  const of = { customer: customer.id, limit: MOST };
  const [bills, plans, transactions] = await Promise.all([
    callStripe(() => stripe.invoices.list({ ...of, expand: ['data.payments'] })),
    callStripe(() => stripe.subscriptions.list({ ...of, status: 'all' })),
    callStripe(() => stripe.customers.listBalanceTransactions(customer.id, { limit: MOST })),
  ]);
  const over = creditExcess(context, transactions.data);
  if (over) return over;
  const adjustments = transactions.data.flatMap((one) => readAdjustment(one) ?? []);
  const { terms, credit } = readLedger(bills.data.toReversed(), adjustments, customer.balance);
  // The idempotency key contains the state that was read, so two concurrent runs create only one transaction.
  const seen = `${bills.data[0]?.id}-${customer.balance}`;
  const take = (back: Refund) => {
    const cents = sumCents(credit.filter(({ from }) => from === back.payment));
    return cents > 0 ? () => adjust(back, cents, `take-${back.payment}-${seen}`) : undefined;
  };
  const ofPlans = [revokePaid, creditRest].flatMap((find) =>
    backs.flatMap((back) => plans.data.flatMap((one) => find(back, one, terms.get(one.id) ?? [], adjustments) ?? [])),
  );
  return [...ofPlans, ...backs.flatMap((back) => take(back) ?? [])][0];
}

/**
 * Credits the customer with an amount that an invoice had just used when it was removed. Otherwise the customer would
 * owe it on the next invoice.
 */
function creditExcess(context: Customer, transactions: readonly Stripe.CustomerBalanceTransaction[]): Step | undefined {
  const given = new Set(transactions.map(({ metadata }) => metadata?.[OVER_FIELD]));
  const [over] = transactions.flatMap(({ id, amount, ending_balance, metadata }) => {
    const cents = Math.min(amount, ending_balance);
    const payment = metadata?.[PAYMENT_FIELD];
    return payment !== undefined && cents > 0 && !given.has(id) ? [{ id, payment, cents }] : [];
  });
  return over && (() => adjust({ ...context, ...over }, -over.cents, `over-${over.id}`, { [OVER_FIELD]: over.id }));
}

/**
 * Ends a term that the payment covers, by card or mostly by credit. If the payment covers only an upgrade, undoes the
 * upgrade.
 */
function revokePaid(back: Refund, one: Stripe.Subscription, [term, ...changes]: readonly PaidBill[]): Step | undefined {
  const { payment, cause, nowS } = back;
  if (one.ended_at !== null || one.status === 'incomplete_expired' || isPaidTermOver(one, nowS)) return undefined;
  if (term && isCoveredBy(term, payment)) {
    const shorter = withoutPaidTerm(one, nowS);
    const comment = commentOf(cause, term.bill);
    if (!shorter) return () => runRefundStep(back, one, term.bill, { comment });
    const metadata = { ...shorter.metadata, [refundField(term.bill)]: refundValue('term', nowS) };
    return () => runRefundStep(back, one, term.bill, { untilS: shorter.untilS, metadata, ends: true });
  }
  const change = changes.find((change) => isCoveredBy(change, payment) && revokedAtS(one, change) === undefined);
  return change && undoUpgrade(back, one, change.bill);
}

/** Undoes an upgrade: the plan returns to its former price for the rest of the term, which is paid. */
function undoUpgrade(back: Refund, one: Stripe.Subscription, bill: Stripe.Invoice): Step | undefined {
  const { stripe, nowS } = back;
  const [item] = one.items.data;
  const [from, to] = [priceOf(bill, -1), priceOf(bill, 1)];
  if (!item || from === undefined || item.price.id !== to) return undefined;
  return async () => {
    const { unit_amount: cents } = await stripe.prices.retrieve(from);
    const untilS = endInYearsOfPro(one, item.price.unit_amount ?? 0, cents ?? 0);
    const metadata = { [refundField(bill)]: refundValue('change', nowS) };
    return runRefundStep(back, one, bill, { untilS, metadata, priceId: from });
  };
}

/**
 * Runs a refund step as a gift step, because only one step at a time may change a plan's end. After a write conflict,
 * the caller plans again.
 */
async function runRefundStep(
  { stripe, row }: Refund,
  one: Stripe.Subscription,
  { id }: Stripe.Invoice,
  to: Pick<GiftStep, 'untilS' | 'metadata' | 'priceId' | 'ends' | 'comment'>,
): Promise<unknown> {
  const fromS = periodEndOf(one);
  const step = { id: `back-${id}-${fromS}`, does: 'back' as const, running: { id: one.id, fromS }, ...to };
  if (row) return runStep(row, step);
  // A deleted user must have no running plan.
  return stripe.subscriptions.cancel(one.id, { cancellation_details: { comment: to.comment } });
}

/** Credits the part of a revoked invoice that other payments covered, in proportion to the days that were left. */
function creditRest(
  back: Refund,
  one: Stripe.Subscription,
  bills: readonly PaidBill[],
  adjustments: readonly Adjustment[],
): Step | undefined {
  const { payment } = back;
  const [term] = bills;
  const endedAtS = term && isCoveredBy(term, payment) ? revokedAtS(one, term) : undefined;
  const [rest] = bills.flatMap((paid) => {
    // If an upgrade was undone before its term ended, its unused rest is computed separately from the term's.
    const ownAtS = revokedAtS(one, paid);
    const atS = ownAtS === undefined ? endedAtS : isCoveredBy(paid, payment) ? ownAtS : undefined;
    const cents =
      atS === undefined ? 0 : Math.round(sumCents(partsOfOthers(paid, payment)) * shareLeft(paid.bill, atS));
    return cents > 0 && !adjustments.some(({ restOf }) => restOf === paid.bill.id) ? [{ id: paid.bill.id, cents }] : [];
  });
  return rest && (() => adjust(back, -rest.cents, `rest-${rest.id}`, { [REST_FIELD]: rest.id }));
}

/** Whether a payment covers an invoice: by card, or more than half of it by credit. */
function isCoveredBy(paid: PaidBill, payment: string): boolean {
  return paymentOf(paid.bill) === payment || 2 * sumCents(partsOfOthers(paid, payment)) < sumCents(paid.parts);
}

/** Returns the unused share of an invoice's period at an instant in seconds. The current day counts as unused. */
function shareLeft({ lines }: Stripe.Invoice, atS: number): number {
  const { start, end } = lines.data.at(-1)?.period ?? { start: 0, end: 0 };
  const dayS = Math.floor(atS / DAY_S) * DAY_S;
  return end > start ? Math.min(1, Math.max(0, (end - dayS) / (end - start))) : 0;
}

/** Returns when the service that an invoice paid for was revoked, in seconds; undefined if it was not. */
function revokedAtS(one: Stripe.Subscription, { bill }: PaidBill): number | undefined {
  const marked = listRefunded(one).find(({ billId }) => billId === bill.id);
  if (marked) return marked.at / 1000;
  const isEnded = CAUSES.some((cause) => one.cancellation_details?.comment === commentOf(cause, bill));
  return isEnded ? (one.ended_at ?? undefined) : undefined;
}

/**
 * Builds the cancellation comment. It stores the cause and the invoice in the subscription, where later requests read
 * them.
 */
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
