import { reason } from '@groundswell/contracts';
import { DAY_MS } from '@groundswell/durations';
import { HttpError, InvalidRequestError } from '@groundswell/runtime';
import type Stripe from 'stripe';
import { type ChargeAhead, listChargesAhead, yearsAfter } from './charges-ahead.ts';
import type { Discount } from './money-words.ts';
import { readCoupon } from './plan-from-stripe.ts';
import type { UpcomingInvoice } from './preview-invoices.ts';
import { provider } from './provider.ts';
import { isMissing, isRejection, toUserError } from './provider-errors.ts';

export interface PlanPreviewParams {
  readonly priceId: string;
  readonly currency: string;
  /** Absent before the user's first card: without a customer there is no credit. */
  readonly customer?: string | undefined;
  readonly trialDays: number;
  readonly promotionCodeId?: string | undefined;
}

/** The charges of a new plan, in cents, and their dates. */
export interface PlanQuote {
  readonly currency: string;
  readonly trialDays: number;
  /** The dates of the charges, UTC ms. Without a trial the first charge is today. */
  readonly firstAt: number;
  readonly first: UpcomingInvoice;
  readonly renewalAt: number;
  readonly renewal: UpcomingInvoice;
  /**
   * The charges after the renewal, with an entry for each change of the sum. The last entry repeats every year. Absent
   * if unknown.
   */
  readonly later?: readonly ChargeAhead[] | undefined;
  /** The price of a year without promo and credit. */
  readonly priceCents: number;
  readonly promo?: Promo | undefined;
}
interface Promo {
  readonly off: Discount;
  /** The number of months for which the promo applies; absent if it has no limit. */
  readonly untilMonths?: number | undefined;
  readonly isOnce: boolean;
  /** Whether the promo ends before the first charge, so that it reduces nothing. */
  readonly isOver: boolean;
}

/**
 * Previews the charges of a new plan at Stripe: the first invoice, with promo code and credit, and the one of the next
 * year. Throws `promo-unknown` for a code that cannot be used.
 */
export async function quotePlan({
  priceId,
  currency,
  customer,
  trialDays,
  promotionCodeId,
}: PlanPreviewParams): Promise<PlanQuote> {
  const { stripe } = await provider();
  const params: Stripe.InvoiceCreatePreviewParams = {
    ...(customer === undefined ? { currency } : { customer }),
    subscription_details: { items: [{ price: priceId }] },
    ...(promotionCodeId !== undefined && {
      discounts: [{ promotion_code: promotionCodeId }],
      expand: ['discounts.source.coupon'],
    }),
  };
  const bill = await stripe.invoices.createPreview(params).catch((error: unknown) => {
    const isCustomerMissing = isMissing(error) && customer !== undefined && String(error).includes(customer);
    if (isRejection(error) && promotionCodeId !== undefined && !isCustomerMissing) throw promoUnknown();
    throw toUserError(error);
  });
  return readQuote(bill, trialDays, Date.now());
}

/**
 * Computes a quote from the preview of a first invoice. The preview assumes that there is no trial. The plan begins at
 * `now`, UTC ms.
 */
function readQuote(bill: Stripe.Invoice, trialDays: number, now: number): PlanQuote {
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

/**
 * Splits a sum into the part that credit pays and the part that the card pays. A negative balance is credit, which is
 * used first.
 */
function dueOf(total: number, balance: number): UpcomingInvoice {
  const creditCents = Math.min(total, Math.max(0, -balance));
  return { dueCents: total - creditCents, creditCents };
}

type PromoDuration = Omit<Promo, 'isOver'>;

function couponOf({ discounts }: Stripe.Invoice): PromoDuration | undefined {
  const [discount] = discounts;
  const coupon = typeof discount === 'object' && !('deleted' in discount) ? discount.source.coupon : undefined;
  if (typeof coupon !== 'object' || coupon === null) return undefined;
  return {
    off: readCoupon(coupon),
    isOnce: coupon.duration === 'once',
    untilMonths: coupon.duration_in_months ?? undefined,
  };
}

/** Whether a promo applies at an instant. Its months count from the beginning of the plan, including the trial. */
function isOff({ isOnce, untilMonths }: PromoDuration, beginsAt: number, at: number, isFirst: boolean): boolean {
  if (isOnce) return isFirst;
  if (untilMonths === undefined) return true;
  return at < new Date(beginsAt).setUTCMonth(new Date(beginsAt).getUTCMonth() + untilMonths);
}

/**
 * Returns the next invoice after the purchase: the first charge if there is a trial, else the renewal. Stripe charges it
 * at `termEndsAt`, UTC ms, by its own clock, which may be ahead of ours.
 */
export function nextInvoiceOf(
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

/**
 * Encodes a quote as a text: the currency, trial days, first charge and renewal. The server compares it with the
 * current sums when the user confirms.
 */
export function stampQuote({ currency, trialDays, first, renewal }: PlanQuote): string {
  return stampSums(currency, trialDays, first.dueCents, renewal.dueCents);
}

/** Encodes sums in cents, which may be negative, as a text, for example 'usd_1999_-500'. */
export function stampSums(currency: string, ...numbers: readonly number[]): string {
  return [currency, ...numbers].join('_');
}

/** Builds the error of a quote whose sums have changed. Nothing was charged. */
export function sumsChanged(sum: string): HttpError {
  return new HttpError(409, 'conflict', reason('sums-changed', { sum }));
}

export function promoUnknown(): InvalidRequestError {
  return new InvalidRequestError({ promotionCodeId: [reason('promo-unknown')] });
}
