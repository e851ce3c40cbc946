import type Stripe from 'stripe';

/** A future charge: its instant, UTC ms, and its sum, cents. */
export interface ChargeAhead {
  readonly at: number;
  readonly dueCents: number;
}

/** Describes charges for the user; `money` formats an amount in cents. */
export function describeCharges(charges: readonly ChargeAhead[] | undefined, money: (cents: number) => string) {
  return charges?.map(({ at, dueCents }) => ({
    date: new Date(at).toISOString(),
    ...(dueCents > 0 && { charge: money(dueCents) }),
  }));
}

/** Whether the discounts of a plan apply to the charge at an instant, UTC ms. The first charge always has them. */
export type IsDiscounted = (at: number, isFirst: boolean) => boolean;

/** The number of years to look ahead, for customers with much credit or a long discount. */
const MOST_YEARS = 20;

/**
 * Lists the yearly charges that follow from an invoice preview, with an entry for each change of the sum. The last
 * entry repeats every year. `balance` is in cents, negative for credit. Returns undefined if the sums change for longer
 * than 20 years. The discounts and their coupons must be expanded.
 */
export function listChargesAhead(
  bill: Pick<Stripe.Invoice, 'total' | 'subtotal'>,
  firstAt: number,
  balance: number,
  isOff: IsDiscounted,
): readonly ChargeAhead[] | undefined {
  const charges: ChargeAhead[] = [];
  let credit = Math.max(0, -balance);
  for (let year = 0; year < MOST_YEARS; year++) {
    const at = yearsAfter(firstAt, year);
    const total = isOff(at, year === 0) ? bill.total : bill.subtotal;
    const paidByCredit = Math.min(total, credit);
    credit -= paidByCredit;
    const dueCents = total - paidByCredit;
    if (charges.at(-1)?.dueCents !== dueCents) charges.push({ at, dueCents });
    const isLasting = total === bill.subtotal || isOff(Number.POSITIVE_INFINITY, false);
    if (isLasting && paidByCredit === 0) return charges;
  }
  return undefined;
}

/** Returns the discount rule of an invoice preview. Its discounts and their coupons must be expanded. */
export function discountsOf({ discounts }: Pick<Stripe.Invoice, 'discounts'>): IsDiscounted {
  return (at, isFirst) => isFirst || discounts.every((one) => lasts(one, at));
}

/** Whether a discount still applies at an instant, UTC ms, after the first invoice. */
function lasts(one: Stripe.Invoice['discounts'][number], at: number): boolean {
  if (typeof one === 'string' || 'deleted' in one) return false;
  const { coupon } = one.source;
  const isOnce = typeof coupon === 'object' && coupon?.duration === 'once';
  return !isOnce && (one.end === null || at < one.end * 1000);
}

/** Adds years to an instant, UTC ms. 29 February becomes 28 February in other years. */
export function yearsAfter(at: number, years: number): number {
  const day = new Date(at);
  const date = day.getUTCDate();
  day.setUTCFullYear(day.getUTCFullYear() + years);
  if (day.getUTCDate() !== date) day.setUTCDate(0);
  return day.getTime();
}
