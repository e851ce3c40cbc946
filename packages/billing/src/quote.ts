import { reason } from '@groundswell/contracts';
import { HttpError, InvalidRequestError } from '@groundswell/runtime';
import type Stripe from 'stripe';
import { type ChargeAhead, listChargesAhead, yearsAfter } from './charges-ahead.ts';
import type { TakenOff } from './money-words.ts';
import { readCoupon } from './plan-from-stripe.ts';
import type { UpcomingInvoice } from './preview-invoices.ts';
import { provider } from './provider.ts';
import { isRefusal, meaningOf } from './provider-errors.ts';

const DAY_MS = 86_400_000;

/** The parameters of a new plan's preview. */
export interface Wanted {
  readonly priceId: string;
  readonly currency: string;
  /** Absent before a person's first card: nobody has credit without one. */
  readonly customer?: string | undefined;
  readonly trialDays: number;
  readonly promotionCodeId?: string | undefined;
}

/** The charges of a new plan, cents. */
export interface PlanQuote {
  readonly currency: string;
  readonly trialDays: number;
  /** Instants in UTC ms; the first charge is today without a trial. */
  readonly firstAt: number;
  readonly first: UpcomingInvoice;
  readonly renewalAt: number;
  readonly renewal: UpcomingInvoice;
  /** The charges after the renewal, each where the sum differs; the last one repeats every year. Absent: not known. */
  readonly later?: readonly ChargeAhead[] | undefined;
  /** The price of a year without promo and credit. */
  readonly priceCents: number;
  readonly promo?: Promo | undefined;
}
interface Promo {
  readonly off: TakenOff;
  /** Absent: it is always taken off. */
  readonly untilMonths?: number | undefined;
  readonly isOnce: boolean;
  /** It ends before the first charge, and takes nothing off. */
  readonly isOver: boolean;
}

/**
 * Has the provider reckon what a new plan is charged: its first bill, with the promo code and the credit, and the one of
 * the next year. Throws `promo-unknown` for a code that cannot be used.
 */
export async function quotePlan({
  priceId,
  currency,
  customer,
  trialDays,
  promotionCodeId,
}: Wanted): Promise<PlanQuote> {
  const { stripe } = await provider();
  const asked: Stripe.InvoiceCreatePreviewParams = {
    ...(customer === undefined ? { currency } : { customer }),
    subscription_details: { items: [{ price: priceId }] },
    ...(promotionCodeId !== undefined && {
      discounts: [{ promotion_code: promotionCodeId }],
      expand: ['discounts.source.coupon'],
    }),
  };
  const bill = await stripe.invoices.createPreview(asked).catch((error: unknown) => {
    if (isRefusal(error) && promotionCodeId !== undefined) throw promoUnknown();
    throw meaningOf(error);
  });
  return readQuote(bill, trialDays, Date.now());
}

/** Reads the preview of a first invoice without a trial, for a plan that begins at an instant, UTC ms. */
export function readQuote(bill: Stripe.Invoice, trialDays: number, now: number): PlanQuote {
  const firstAt = now + trialDays * DAY_MS;
  const renewalAt = yearsAfter(firstAt, 1);
  const coupon = couponOf(bill);
  const promo = coupon && { ...coupon, isOver: !isOff(coupon, now, firstAt, true) };
  const isOffAt = (at: number, isFirst: boolean) => !promo || isOff(promo, now, at, isFirst);
  const totalAt = (at: number, isFirst: boolean) => (isOffAt(at, isFirst) ? bill.total : bill.subtotal);
  const ahead = listChargesAhead(bill, firstAt, bill.starting_balance, isOffAt);
  const first = dueOf(totalAt(firstAt, true), bill.starting_balance);
  const left = Math.min(0, bill.starting_balance + totalAt(firstAt, true));
  const renewal = dueOf(totalAt(renewalAt, false), left);
  return {
    currency: bill.currency,
    trialDays,
    firstAt,
    first,
    renewalAt,
    renewal,
    later: ahead?.filter(({ at }) => at > renewalAt),
    priceCents: bill.subtotal,
    promo,
  };
}

/** Credit is a negative balance, and pays first. */
function dueOf(total: number, balance: number): UpcomingInvoice {
  const creditCents = Math.min(total, Math.max(0, -balance));
  return { dueCents: total - creditCents, creditCents };
}

type Lasting = Omit<Promo, 'isOver'>;

function couponOf({ discounts }: Stripe.Invoice): Lasting | undefined {
  const [discount] = discounts;
  const coupon = typeof discount === 'object' && !('deleted' in discount) ? discount.source.coupon : undefined;
  if (typeof coupon !== 'object' || coupon === null) return undefined;
  return {
    off: readCoupon(coupon),
    isOnce: coupon.duration === 'once',
    untilMonths: coupon.duration_in_months ?? undefined,
  };
}

/** A promo of some months counts them from the beginning of the plan, its trial included. */
function isOff({ isOnce, untilMonths }: Lasting, beginsAt: number, at: number, isFirst: boolean): boolean {
  if (isOnce) return isFirst;
  if (untilMonths === undefined) return true;
  return at < new Date(beginsAt).setUTCMonth(new Date(beginsAt).getUTCMonth() + untilMonths);
}

/**
 * The first bill of a plan after it has begun: with a trial its first charge, else that of the next year. It is charged at
 * `termEndsAt`, UTC ms, by the provider's clock, which may be ahead of ours.
 */
export function nextOf(
  { trialDays, first, firstAt, renewal, renewalAt, later }: PlanQuote,
  termEndsAt: number,
): UpcomingInvoice {
  const [next, nextAt] = trialDays > 0 ? [first, firstAt] : [renewal, renewalAt];
  const { dueCents } = renewal;
  const renewed = dueCents === next.dueCents ? [] : [{ at: renewalAt, dueCents }];
  const yearsFrom = (at: number) => new Date(at).getUTCFullYear() - new Date(nextAt).getUTCFullYear();
  const dated =
    later && [...renewed, ...later].map((one) => ({ ...one, at: yearsAfter(termEndsAt, yearsFrom(one.at)) }));
  return { ...next, ...(dated && { later: dated }) };
}

/** A stamp of the quoted sums: days of trial, first charge, renewal. */
export function stampOf({ currency, trialDays, first, renewal }: PlanQuote): string {
  return stampSums(currency, trialDays, first.dueCents, renewal.dueCents);
}

/** Names sums, which may be negative. */
export function stampSums(currency: string, ...numbers: readonly number[]): string {
  return [currency, ...numbers].join('_');
}

/** The quoted sums have changed. Nothing was charged. */
export function sumsChanged(sum: string): HttpError {
  return new HttpError(409, 'conflict', reason('sums-changed', { sum }));
}

export function promoUnknown(): InvalidRequestError {
  return new InvalidRequestError({ promotionCodeId: [reason('promo-unknown')] });
}
