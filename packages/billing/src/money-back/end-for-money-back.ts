import { type GiftStep, type StoredSubscription, subscriptions } from '@groundswell/data/plans';
import type Stripe from 'stripe';
import { ask, PaymentsDown } from '../failures.ts';
import { followGiftPayment } from '../gifts/follow-gift-payment.ts';
import { DAY_S } from '../gifts/given-term.ts';
import { endInYearsOfPro, isPaidTermOver, withoutPaidTerm } from '../gifts/paid-term.ts';
import { endOf, settleGift, takeTurn } from '../gifts/settle-gift.ts';
import { provider } from '../provider.ts';
import { listMoneyBack, moneyBackField, moneyBackValue } from './bills-of-money-back.ts';
import { type Adjustment, othersOf, type PaidBill, paymentOf, priceOf, readLedger, sumOf } from './ledger.ts';

/** Of a transaction of a customer's balance: the payment whose credit it takes, or the bill whose rest it gives. */
const PAYMENT_FIELD = 'payment';
const REST_FIELD = 'restOf';
/** Disputes that ended without the money going back. */
const KEPT = ['won', 'warning_closed', 'prevented'];
/** More than a customer has: a term and its changes make a few a year. */
const MOST = 100;
/** Each does one thing of a few; others may have changed what it was to be. */
const MOST_ROUNDS = 12;

const CAUSES = ['refunded', 'disputed'] as const;
type Cause = (typeof CAUSES)[number];

/** What is to be done, and does it. */
type Step = () => Promise<unknown>;
interface MoneyBack {
  readonly stripe: Stripe;
  readonly customer: Stripe.Customer;
  /** As it was before anything was read of the provider; absent where nobody has this customer any more. */
  readonly row: StoredSubscription | undefined;
  readonly payment: string;
  readonly cause: Cause;
  readonly nowS: number;
}

/**
 * Whose charge an event is about, of a charge or its dispute; undefined for that of a gift card, which is bought without
 * an account and is followed at once.
 */
export async function customerOfCharge(type: string, objectId: string): Promise<string | undefined> {
  const { stripe } = await provider();
  const isDispute = type.startsWith('charge.dispute.');
  const dispute = isDispute ? await ask(() => stripe.disputes.retrieve(objectId)) : undefined;
  const charge = await ask(() => stripe.charges.retrieve(dispute ? String(dispute.charge) : objectId));
  const [customerId, payment] = [idOf(charge.customer), idOf(charge.payment_intent)];
  if (customerId === undefined && payment !== undefined) await followGiftPayment(payment);
  return customerId;
}

/**
 * Ends what a customer has paid for with money that went back, be it refunded in whole or disputed: a term, or a change to
 * the dearer plan, which is undone; and takes the credit that came from it. What other money had paid for it becomes
 * credit. Judged by all charges as they are now, and by where their money is now, whatever the event: after each step it
 * looks again, until nothing is left to do. So the last of several at once leaves it right.
 */
export async function endForMoneyBack(customerId: string, now: number): Promise<void> {
  const { stripe } = await provider();
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const customer = await ask(() => stripe.customers.retrieve(customerId));
    if (customer.deleted) return;
    const row = await findRow(customer);
    const causes = await readCauses(stripe, customerId);
    const [nowS, common] = [Math.floor(now / 1000), { stripe, customer, row }];
    const backs = causes.map(([payment, cause]) => ({ ...common, payment, cause, nowS }));
    const step = backs.length > 0 ? await nextStep(common, backs) : undefined;
    if (!step) return;
    await ask(step);
  }
  throw new PaymentsDown(new Error('Others change the same plan again and again.'));
}

/** The row of the person who has a customer, without a step that is under way. */
async function findRow({ id, metadata: { userId } }: Stripe.Customer): Promise<StoredSubscription | undefined> {
  if (userId === undefined) return undefined;
  await settleGift(userId);
  const row = await subscriptions.find(userId);
  return row?.customerId === id ? row : undefined;
}

/** A customer's payments whose money went back, each with the cause. */
async function readCauses(stripe: Stripe, customer: string): Promise<readonly (readonly [string, Cause])[]> {
  const { data } = await ask(() => stripe.charges.list({ customer, limit: MOST }));
  const found = await Promise.all(
    data.map(async ({ id, payment_intent, refunded, disputed }) => {
      const payment = idOf(payment_intent);
      if (payment === undefined || !(refunded || disputed)) return [];
      if (refunded) return [[payment, 'refunded'] as const];
      const { data: disputes } = await ask(() => stripe.disputes.list({ charge: id, limit: 1 }));
      return disputes.some(({ status }) => !KEPT.includes(status)) ? [[payment, 'disputed'] as const] : [];
    }),
  );
  return found.flat();
}

/** What the money still pays for comes first: once it has ended, nothing makes credit of it any more. */
async function nextStep(
  { stripe, customer }: Pick<MoneyBack, 'stripe' | 'customer'>,
  backs: readonly MoneyBack[],
): Promise<Step | undefined> {
  const of = { customer: customer.id, limit: MOST };
  const [bills, plans, transactions] = await Promise.all([
    ask(() => stripe.invoices.list({ ...of, expand: ['data.payments'] })),
    ask(() => stripe.subscriptions.list({ ...of, status: 'all' })),
    ask(() => stripe.customers.listBalanceTransactions(customer.id, { limit: MOST })),
  ]);
  const known = transactions.data.flatMap((one) => readAdjustment(one) ?? []);
  const { terms, credit } = readLedger(bills.data.toReversed(), known, customer.balance);
  // Two that have seen the same make one transaction.
  const seen = `${bills.data[0]?.id}-${customer.balance}`;
  const take = (back: MoneyBack) => {
    const cents = sumOf(credit.filter(({ from }) => from === back.payment));
    return cents > 0 ? () => adjust(back, cents, `take-${back.payment}-${seen}`) : undefined;
  };
  const ofPlans = [endPaid, giveRest].flatMap((find) =>
    backs.flatMap((back) => plans.data.flatMap((one) => find(back, one, terms.get(one.id) ?? [], known) ?? [])),
  );
  return [...ofPlans, ...backs.flatMap((back) => take(back) ?? [])][0];
}

/** A term ends that the money has paid, by its card or most of it as credit; a change is undone. */
function endPaid(back: MoneyBack, one: Stripe.Subscription, [term, ...changes]: readonly PaidBill[]): Step | undefined {
  const { stripe, payment, cause, nowS } = back;
  if (one.ended_at !== null || one.status === 'incomplete_expired' || isPaidTermOver(one, nowS)) return undefined;
  if (term && isPaidBy(term, payment)) {
    const shorter = withoutPaidTerm(one, nowS);
    const comment = commentOf(cause, term.bill);
    if (!shorter) return () => stripe.subscriptions.cancel(one.id, { cancellation_details: { comment } });
    const metadata = { ...shorter.metadata, [moneyBackField(term.bill)]: moneyBackValue('term', nowS) };
    return () => moveEnd(back, one, term.bill, { untilS: shorter.untilS, metadata, ends: true });
  }
  const change = changes.find((change) => isPaidBy(change, payment) && lostAtS(one, change) === undefined);
  return change && undo(back, one, change.bill);
}

/** The plan is again what it was before a change, for the rest of the term, which is paid. */
function undo(back: MoneyBack, one: Stripe.Subscription, bill: Stripe.Invoice): Step | undefined {
  const { stripe, nowS } = back;
  const [item] = one.items.data;
  const [from, to] = [priceOf(bill, -1), priceOf(bill, 1)];
  if (!item || from === undefined || item.price.id !== to) return undefined;
  return async () => {
    const { unit_amount: cents } = await stripe.prices.retrieve(from);
    const untilS = endInYearsOfPro(one, item.price.unit_amount ?? 0, cents ?? 0);
    const metadata = { [moneyBackField(bill)]: moneyBackValue('change', nowS) };
    if (untilS !== undefined) return moveEnd(back, one, bill, { untilS, metadata, priceId: from });
    const items = [{ id: item.id, price: from }];
    return stripe.subscriptions.update(one.id, { items, proration_behavior: 'none', metadata });
  };
}

/** Moves the end of a given term, in turn with the gifts that move it, too: where they have come first, it looks again. */
async function moveEnd(
  { stripe, row }: MoneyBack,
  one: Stripe.Subscription,
  { id }: Stripe.Invoice,
  to: Pick<GiftStep, 'untilS' | 'metadata' | 'priceId' | 'ends'>,
): Promise<unknown> {
  const fromS = endOf(one);
  const step = { id: `back-${id}-${fromS}`, does: 'back' as const, running: { id: one.id, fromS }, ...to };
  // Of somebody who is gone nothing may run.
  return row ? takeTurn(row, step) : stripe.subscriptions.cancel(one.id);
}

/** What other money has paid for what was ended is credit again, for the days that were left. */
function giveRest(
  back: MoneyBack,
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
  const marked = listMoneyBack(one).find(({ billId }) => billId === bill.id);
  if (marked) return marked.at / 1000;
  const isEnded = CAUSES.some((cause) => one.cancellation_details?.comment === commentOf(cause, bill));
  return isEnded ? (one.ended_at ?? undefined) : undefined;
}

/** Why it ends is kept there, with its end: whoever sees the end can tell. */
function commentOf(cause: Cause, { id }: Stripe.Invoice): string {
  return `${cause} ${id}`;
}

function adjust({ stripe, customer, payment }: MoneyBack, amount: number, idempotencyKey: string, why = {}) {
  const currency = customer.currency ?? 'usd';
  const metadata = { [PAYMENT_FIELD]: payment, ...why };
  return stripe.customers.createBalanceTransaction(customer.id, { amount, currency, metadata }, { idempotencyKey });
}

function readAdjustment({ created, metadata, amount }: Stripe.CustomerBalanceTransaction): Adjustment | undefined {
  const payment = metadata?.[PAYMENT_FIELD];
  return payment === undefined ? undefined : { atS: created, payment, restOf: metadata?.[REST_FIELD], cents: amount };
}

function idOf(one: string | { readonly id: string } | null): string | undefined {
  return typeof one === 'object' ? one?.id : one;
}
