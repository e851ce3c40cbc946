import type Stripe from 'stripe';

/**
 * An amount, in cents, that came from one payment, identified by its payment intent. Without an intent it is credit
 * that an operator granted.
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
 * A balance transaction that a refund caused. It either removes credit from the refunded payment, or credits the unused
 * rest of a revoked invoice that other payments covered.
 */
export interface Adjustment {
  readonly atS: number;
  readonly payment: string;
  /** The invoice whose unused rest is credited. */
  readonly restOf?: string | undefined;
  /** The amount in cents; negative if it adds credit. */
  readonly cents: number;
}

/** The payments behind a customer's credit and running terms. */
export interface Ledger {
  /** The remaining credit, by payment. */
  readonly credit: readonly Part[];
  /**
   * The invoices of each subscription's current term: the invoice of the term, followed by those of upgrades during the
   * term.
   */
  readonly terms: ReadonlyMap<string, readonly PaidBill[]>;
}

/**
 * Traces every payment through a customer's invoices, oldest first. Credit is used before the card, oldest credit
 * first. A downgrade turns the latest payment back into credit. `balance` is the customer's balance in cents, negative
 * for credit.
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
      credit = applyAdjustment(credit, one, terms);
    }
  };
  for (const bill of bills) {
    const subscription = subscriptionOf(bill);
    if (subscription === undefined || !['paid', 'open'].includes(bill.status ?? '')) continue;
    adjustBefore(bill.created);
    // Stripe's timestamps are whole seconds, so they do not order transactions within a second. The invoice's starting
    // balance shows which adjustments came before it.
    for (const one of rest.filter(({ atS, restOf }) => atS === bill.created && restOf !== undefined)) {
      if (sumCents(credit) >= -bill.starting_balance) break;
      rest.splice(rest.indexOf(one), 1);
      credit = applyAdjustment(credit, one, terms);
    }
    const taken = rest.filter(({ atS }) => atS === bill.created).map(({ payment }) => payment);
    credit = fitToBalance(-bill.starting_balance, credit, taken);
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
  return { credit: fitToBalance(-balance, credit), terms };
}

/** Whether an invoice is for a change within a term. */
function isChange({ billing_reason }: Stripe.Invoice): boolean {
  return billing_reason === 'subscription_update';
}

/** Returns the price that a tier change's invoice credits (`sign` -1) or charges (`sign` 1). */
export function priceOf({ lines }: Stripe.Invoice, sign: 1 | -1): string | undefined {
  const price = lines.data.find(({ amount }) => Math.sign(amount) === sign)?.pricing?.price_details?.price;
  return typeof price === 'object' ? price.id : price;
}

/** Returns the id of the payment intent of an invoice. */
export function paymentOf({ payments }: Stripe.Invoice): string | undefined {
  const intent = payments?.data[0]?.payment.payment_intent;
  return typeof intent === 'object' ? intent?.id : intent;
}

export function sumCents(parts: readonly Part[]): number {
  return parts.reduce((sum, { cents }) => sum + cents, 0);
}

function applyAdjustment(
  credit: readonly Part[],
  { payment, restOf, cents }: Adjustment,
  terms: Ledger['terms'],
): readonly Part[] {
  if (restOf === undefined) return credit.filter(({ from }) => from !== payment);
  const paid = [...terms.values()].flat().find(({ bill }) => bill.id === restOf);
  return paid ? [...credit, ...split(partsOfOthers(paid, payment), -cents)[0]] : credit;
}

/** Returns the parts of an invoice that payments other than `payment` covered. */
export function partsOfOthers({ parts }: PaidBill, payment: string): readonly Part[] {
  return parts.filter(({ from }) => from !== payment);
}

/**
 * Turns the latest payments of a term back into credit, latest invoice first, up to `cents`. Upgrades during the term
 * are removed, because a downgrade ends them.
 */
function giveBack(term: readonly PaidBill[], cents: number): { given: readonly Part[]; left: readonly PaidBill[] } {
  const given: Part[] = [];
  let [base] = term;
  for (const one of [...term].reverse()) {
    const [back, kept] = split([...one.parts].reverse(), cents - sumCents(given));
    given.push(...back);
    if (one === base) base = { ...one, parts: [...kept].reverse() };
  }
  const more = cents - sumCents(given);
  return { given: more > 0 ? [...given, { from: undefined, cents: more }] : given, left: base ? [base] : [] };
}

/** Splits parts in two: those that add up to `cents`, and the rest. */
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

/**
 * Adjusts the traced credit to the actual balance. Any difference is credit that an operator granted or removed by
 * hand.
 */
function fitToBalance(cents: number, credit: readonly Part[], taken: readonly string[] = []): readonly Part[] {
  const more = cents - sumCents(credit);
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
