import type Stripe from 'stripe';

/**
 * The cents that come from one payment, identified by its payment intent. Without an intent they are credit that an
 * operator gave.
 */
export interface Part {
  readonly from: string | undefined;
  readonly cents: number;
}

/** An invoice and the payments that cover it. */
export interface PaidBill {
  readonly bill: Stripe.Invoice;
  readonly parts: readonly Part[];
}

/**
 * A balance transaction of a refund. It takes the credit of the payment, or credits the unused rest of an invoice to
 * the other payments.
 */
export interface Adjustment {
  readonly atS: number;
  readonly payment: string;
  /** The invoice whose unused rest is credited. */
  readonly restOf?: string | undefined;
  /** Negative for credit. */
  readonly cents: number;
}

/** The payments behind a customer's credit and running terms. */
export interface Ledger {
  /** The remaining credit, by payment. */
  readonly credit: readonly Part[];
  /** By subscription: the invoice of its last term, then those of the upgrades within it. */
  readonly terms: ReadonlyMap<string, readonly PaidBill[]>;
}

/**
 * Traces every payment through the invoices of a customer, oldest first. Credit pays before a card, oldest first, and a
 * downgrade gives back the latest payment first. `balance` is the customer's, cents, negative for credit.
 */
export function readLedger(
  bills: readonly Stripe.Invoice[],
  adjustments: readonly Adjustment[],
  balance: number,
): Ledger {
  const terms = new Map<string, readonly PaidBill[]>();
  const rest = [...adjustments].sort((one, other) => one.atS - other.atS);
  let credit: readonly Part[] = [];
  const adjustBefore = (atS: number) => {
    for (let one = rest[0]; one && one.atS < atS; one = rest[0]) {
      rest.shift();
      credit = adjusted(credit, one, terms);
    }
  };
  for (const bill of bills) {
    const subscription = subscriptionOf(bill);
    if (subscription === undefined || !['paid', 'open'].includes(bill.status ?? '')) continue;
    adjustBefore(bill.created);
    // Timestamps within a second do not show the order; the starting balance of the invoice shows which adjustments
    // came before it.
    for (const one of rest.filter(({ atS, restOf }) => atS === bill.created && restOf !== undefined)) {
      if (sumOf(credit) >= -bill.starting_balance) break;
      rest.splice(rest.indexOf(one), 1);
      credit = adjusted(credit, one, terms);
    }
    const taken = rest.filter(({ atS }) => atS === bill.created).map(({ payment }) => payment);
    credit = asMuchAs(-bill.starting_balance, credit, taken);
    const term = terms.get(subscription) ?? [];
    if (bill.total < 0) {
      const { given, left } = giveBack(term, -bill.total);
      credit = [...credit, ...given];
      terms.set(subscription, left);
      continue;
    }
    const used = (bill.ending_balance ?? 0) - bill.starting_balance;
    const [byCredit, unused] = split(credit, Math.max(0, used));
    credit = unused;
    const byCard = bill.amount_paid > 0 ? [{ from: paymentOf(bill), cents: bill.amount_paid }] : [];
    const paid = { bill, parts: [...byCredit, ...byCard] };
    if (!isChange(bill)) terms.set(subscription, [paid]);
    else if (bill.total > 0) terms.set(subscription, [...term, paid]);
  }
  adjustBefore(Number.POSITIVE_INFINITY);
  return { credit: asMuchAs(-balance, credit), terms };
}

/** Whether an invoice is for a change within a term. */
function isChange({ billing_reason }: Stripe.Invoice): boolean {
  return billing_reason === 'subscription_update';
}

/** Returns the price that the invoice of a change credits (-1) or charges (1). */
export function priceOf({ lines }: Stripe.Invoice, sign: 1 | -1): string | undefined {
  const price = lines.data.find(({ amount }) => Math.sign(amount) === sign)?.pricing?.price_details?.price;
  return typeof price === 'object' ? price.id : price;
}

/** Returns the id of the payment intent of an invoice. */
export function paymentOf({ payments }: Stripe.Invoice): string | undefined {
  const intent = payments?.data[0]?.payment.payment_intent;
  return typeof intent === 'object' ? intent?.id : intent;
}

export function sumOf(parts: readonly Part[]): number {
  return parts.reduce((sum, { cents }) => sum + cents, 0);
}

function adjusted(
  credit: readonly Part[],
  { payment, restOf, cents }: Adjustment,
  terms: Ledger['terms'],
): readonly Part[] {
  if (restOf === undefined) return credit.filter(({ from }) => from !== payment);
  const paid = [...terms.values()].flat().find(({ bill }) => bill.id === restOf);
  return paid ? [...credit, ...split(othersOf(paid, payment), -cents)[0]] : credit;
}

/** Returns the parts of an invoice that other payments cover. */
export function othersOf({ parts }: PaidBill, payment: string): readonly Part[] {
  return parts.filter(({ from }) => from !== payment);
}

/**
 * Gives back the last cents that were paid in a term, latest invoice first. The upgrades within the term end with it.
 */
function giveBack(term: readonly PaidBill[], cents: number): { given: readonly Part[]; left: readonly PaidBill[] } {
  const given: Part[] = [];
  let [base] = term;
  for (const one of [...term].reverse()) {
    const [back, kept] = split([...one.parts].reverse(), cents - sumOf(given));
    given.push(...back);
    if (one === base) base = { ...one, parts: [...kept].reverse() };
  }
  const more = cents - sumOf(given);
  return { given: more > 0 ? [...given, { from: undefined, cents: more }] : given, left: base ? [base] : [] };
}

/** Splits parts into the first `cents` and the others. */
function split(parts: readonly Part[], cents: number): readonly [readonly Part[], readonly Part[]] {
  const [first, others]: [Part[], Part[]] = [[], []];
  let left = cents;
  for (const { from, cents: all } of parts) {
    const taken = Math.min(all, left);
    left -= taken;
    if (taken > 0) first.push({ from, cents: taken });
    if (all > taken) others.push({ from, cents: all - taken });
  }
  return [first, others];
}

/** Fits the credit to a balance. The difference is credit that an operator gave or took by hand. */
function asMuchAs(cents: number, credit: readonly Part[], taken: readonly string[] = []): readonly Part[] {
  const more = cents - sumOf(credit);
  if (more >= 0) return more === 0 ? credit : [...credit, { from: undefined, cents: more }];
  const rank = ({ from }: Part) => (from === undefined ? 1 : taken.includes(from) ? 2 : 0);
  return split(
    [...credit].sort((one, other) => rank(one) - rank(other)),
    Math.max(0, cents),
  )[0];
}

function subscriptionOf({ parent }: Stripe.Invoice): string | undefined {
  const subscription = parent?.subscription_details?.subscription;
  return typeof subscription === 'object' ? subscription?.id : subscription;
}
