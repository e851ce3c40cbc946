import type Stripe from 'stripe';

/** A charge to come: its instant, UTC ms, and sum, cents. */
export interface ChargeAhead {
  readonly at: number;
  readonly dueCents: number;
}

/** Describes charges for the reader; `money` formats cents. */
export function describeCharges(charges: readonly ChargeAhead[] | undefined, money: (cents: number) => string) {
  return charges?.map(({ at, dueCents }) => ({
    date: new Date(at).toISOString(),
    ...(dueCents > 0 && { charge: money(dueCents) }),
  }));
}

/** Whether the discounts of a plan are off the charge of an instant, UTC ms, which may be the first one. */
export type IsOff = (at: number, isFirst: boolean) => boolean;

/** Credit that lasts longer is not followed to its end. */
const MOST_YEARS = 20;

/**
 * Lists the yearly charges from the one of a preview on, each where the sum differs from the one before; the last one
 * repeats every year. `balance` is negative for credit, cents. Undefined where the sums change for longer than 20 years.
 */
export function listChargesAhead(
  bill: Pick<Stripe.Invoice, 'total' | 'subtotal'>,
  firstAt: number,
  balance: number,
  isOff: IsOff,
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

/** Tells whether the discounts of a previewed bill are off a charge. Wants its discounts and their coupons expanded. */
export function isOffBill({ discounts }: Pick<Stripe.Invoice, 'discounts'>): IsOff {
  return (at, isFirst) => isFirst || discounts.every((one) => lasts(one, at));
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
