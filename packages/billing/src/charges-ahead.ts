import type Stripe from 'stripe';

/** A charge to come: its instant, UTC ms, and sum, cents. */
export interface ChargeAhead {
  readonly at: number;
  readonly dueCents: number;
}

/** Credit that lasts longer is not followed to its end. */
const MOST_YEARS = 20;

/**
 * Lists the yearly charges from the one of a preview on, each where the sum differs from the one before; the last one
 * repeats every year. `balance` is negative for credit, cents. Undefined where the sums change for longer than 20 years.
 * Wants the bill's discounts and coupons expanded.
 */
export function listChargesAhead(
  bill: Pick<Stripe.Invoice, 'total' | 'subtotal' | 'discounts'>,
  firstAt: number,
  balance: number,
): readonly ChargeAhead[] | undefined {
  const charges: ChargeAhead[] = [];
  let credit = Math.max(0, -balance);
  for (let year = 0; year < MOST_YEARS; year++) {
    const at = yearsAfter(firstAt, year);
    const isOff = year === 0 || bill.discounts.every((one) => lasts(one, at));
    const total = isOff ? bill.total : bill.subtotal;
    const paidByCredit = Math.min(total, credit);
    credit -= paidByCredit;
    const dueCents = total - paidByCredit;
    if (charges.at(-1)?.dueCents !== dueCents) charges.push({ at, dueCents });
    const isDiscounted = isOff && total < bill.subtotal;
    const isLasting = !isDiscounted || bill.discounts.every((one) => lasts(one, Number.POSITIVE_INFINITY));
    if (isLasting && paidByCredit === 0) return charges;
  }
  return undefined;
}

/** Whether a discount is off a later bill than the first, at an instant, UTC ms. */
function lasts(one: Stripe.Invoice['discounts'][number], at: number): boolean {
  if (typeof one === 'string' || 'deleted' in one) return false;
  const { coupon } = one.source;
  const isOnce = typeof coupon === 'object' && coupon?.duration === 'once';
  return !isOnce && (one.end === null || at < one.end * 1000);
}

/** The same day some years later, UTC ms; of 29 February the 28th in other years. */
export function yearsAfter(at: number, years: number): number {
  const day = new Date(at);
  const date = day.getUTCDate();
  day.setUTCFullYear(day.getUTCFullYear() + years);
  if (day.getUTCDate() !== date) day.setUTCDate(0);
  return day.getTime();
}
