import type Stripe from 'stripe';
import { listUnended } from '../close-customer.ts';
import { ask, PaymentsDown } from '../failures.ts';
import { followGiftPayment } from '../gifts/follow-gift-payment.ts';
import { isPaidTermOver, withDaysAt, withoutPaidTerm } from '../gifts/paid-term.ts';
import { provider } from '../provider.ts';
import { moneyBackField, moneyBackValue } from './bills-of-money-back.ts';
import { type Adjustment, type Ledger, type PaidBill, paymentOf, priceOf, readLedger, sumOf } from './ledger.ts';

/** Of a transaction of a customer's balance: the payment whose credit it takes, and the undone change it gives back. */
const PAYMENT_FIELD = 'payment';
const UNDONE_FIELD = 'undone';
/** Disputes that ended without the money going back. */
const KEPT = ['won', 'warning_closed', 'prevented'];
/** More than a customer has: a term and its changes make a few a year. */
const MOST = 100;
/** Each does one thing of at most four; others may have changed what it was to be. */
const MOST_ROUNDS = 12;

/** What is to be done, and does it. */
type Step = () => Promise<unknown>;
interface MoneyBack {
  readonly stripe: Stripe;
  readonly customer: Stripe.Customer;
  readonly payment: string;
  readonly cause: 'refunded' | 'disputed';
  readonly nowS: number;
}

/**
 * Ends what was paid for with money that went back, be it refunded in whole or disputed: a term, or a change to the dearer
 * plan, which is undone; and takes the credit that came from it. Judged by the charge as it is now, and by where its
 * money is now: after each step it looks again, until nothing is left to do. Returns whose it is.
 */
export async function endForMoneyBack(type: string, objectId: string, now: number): Promise<string | undefined> {
  const { stripe } = await provider();
  const isDispute = type.startsWith('charge.dispute.');
  const dispute = isDispute ? await ask(() => stripe.disputes.retrieve(objectId)) : undefined;
  const charge = await ask(() => stripe.charges.retrieve(dispute ? String(dispute.charge) : objectId));
  const [customerId, payment] = [idOf(charge.customer), idOf(charge.payment_intent)];
  if (customerId === undefined) {
    if (payment !== undefined) await followGiftPayment(payment);
    return undefined;
  }
  const isBack = dispute ? !KEPT.includes(dispute.status) : charge.refunded;
  if (!isBack || payment === undefined) return customerId;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const customer = await ask(() => stripe.customers.retrieve(customerId));
    if (customer.deleted) return customerId;
    const cause = isDispute ? 'disputed' : 'refunded';
    const step = await nextStep({ stripe, customer, payment, cause, nowS: Math.floor(now / 1000) });
    if (!step) return customerId;
    await ask(step);
  }
  throw new PaymentsDown(new Error('Others change the same plan again and again.'));
}

/** What the money still pays for comes first: once it has ended, nothing makes credit of it any more. */
async function nextStep(back: MoneyBack): Promise<Step | undefined> {
  const { stripe, customer, payment } = back;
  const [bills, adjustments] = await Promise.all([
    ask(() => stripe.invoices.list({ customer: customer.id, limit: MOST, expand: ['data.payments'] })),
    ask(() => stripe.customers.listBalanceTransactions(customer.id, { limit: MOST })),
  ]);
  const known = adjustments.data.flatMap((one) => readAdjustment(one) ?? []);
  const ledger = readLedger(bills.data.toReversed(), known, customer.balance);
  for (const one of await listUnended(stripe, customer.id)) {
    const step = endPaid(back, one, ledger.terms.get(one.id) ?? []) ?? giveRest(back, one, ledger, known);
    if (step) return step;
  }
  const cents = sumOf(ledger.credit.filter(({ from }) => from === payment));
  // Two that have seen the same make one transaction.
  const seen = `${bills.data[0]?.id}-${customer.balance}`;
  return cents > 0 ? () => adjust(back, cents, `take-${payment}-${seen}`, {}) : undefined;
}

/** A term ends that the money has paid, by itself or as the credit that has paid for all of it; a change is undone. */
function endPaid(back: MoneyBack, one: Stripe.Subscription, bills: readonly PaidBill[]): Step | undefined {
  const { stripe, payment, cause, nowS } = back;
  if (isPaidTermOver(one, nowS)) return undefined;
  const isPaidBy = ({ bill, parts }: PaidBill) =>
    paymentOf(bill) === payment || (parts.length > 0 && parts.every(({ from }) => from === payment));
  const [term, ...changes] = bills;
  if (term && isPaidBy(term)) {
    const shorter = withoutPaidTerm(one, nowS);
    if (!shorter) return () => stripe.subscriptions.cancel(one.id, { cancellation_details: { comment: cause } });
    const metadata = { ...shorter.metadata, [moneyBackField(term.bill)]: moneyBackValue('term', nowS) };
    return () => stripe.subscriptions.update(one.id, { ...shorter, metadata });
  }
  const change = changes.find((change) => isPaidBy(change) && !isUndone(one, change));
  return change && undo(back, one, change.bill);
}

/** The plan is again what it was before a change, for the rest of the term, which is paid. */
function undo({ stripe, nowS }: MoneyBack, one: Stripe.Subscription, bill: Stripe.Invoice): Step | undefined {
  const [item] = one.items.data;
  const [from, to] = [priceOf(bill, -1), priceOf(bill, 1)];
  if (!item || from === undefined || item.price.id !== to) return undefined;
  return async () => {
    const { unit_amount: cents } = await stripe.prices.retrieve(from);
    const given = withDaysAt(one, (item.price.unit_amount ?? 0) / (cents || 1));
    await stripe.subscriptions.update(one.id, {
      ...given,
      items: [{ id: item.id, price: from }],
      proration_behavior: 'none',
      metadata: { ...given?.metadata, [moneyBackField(bill)]: moneyBackValue('change', nowS) },
    });
  };
}

/** What else has paid for an undone change is credit again. */
function giveRest(back: MoneyBack, one: Stripe.Subscription, { terms }: Ledger, known: readonly Adjustment[]) {
  const { payment } = back;
  const isOpen = (change: PaidBill) => isUndone(one, change) && !known.some(({ undone }) => undone === change.bill.id);
  const change = terms.get(one.id)?.find((one) => paymentOf(one.bill) === payment && isOpen(one));
  const cents = sumOf(change?.parts.filter(({ from }) => from !== payment) ?? []);
  if (!change || cents === 0) return undefined;
  return () => adjust(back, -cents, `rest-${change.bill.id}`, { [UNDONE_FIELD]: change.bill.id });
}

function isUndone({ metadata }: Stripe.Subscription, { bill }: PaidBill): boolean {
  return moneyBackField(bill) in metadata;
}

function adjust({ stripe, customer, payment }: MoneyBack, amount: number, idempotencyKey: string, why: object) {
  const currency = customer.currency ?? 'usd';
  const metadata = { [PAYMENT_FIELD]: payment, ...why };
  return stripe.customers.createBalanceTransaction(customer.id, { amount, currency, metadata }, { idempotencyKey });
}

function readAdjustment({ created, metadata }: Stripe.CustomerBalanceTransaction): Adjustment | undefined {
  const payment = metadata?.[PAYMENT_FIELD];
  return payment === undefined ? undefined : { atS: created, payment, undone: metadata?.[UNDONE_FIELD] };
}

function idOf(one: string | { readonly id: string } | null): string | undefined {
  return typeof one === 'object' ? one?.id : one;
}
