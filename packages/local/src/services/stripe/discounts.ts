import type Stripe from 'stripe';
import type { Books } from './books.ts';
import type { Catalogue } from './catalogue.ts';
import { type Fields, listOf, textOf } from './form-body.ts';
import { StripeError } from './stripe-error.ts';

interface DiscountOwner {
  readonly customer: string | null;
  readonly subscription: string | null;
}

/** Redeems the promotion codes that a subscription request names; returns the ids of the discounts. */
export function redeemDiscounts(books: Books, catalogue: Catalogue, fields: Fields, owner: DiscountOwner): string[] {
  const taken = namedCodes(fields).map((code) => discountOf(books, code, catalogue.redeem(code), owner));
  return taken.map((one) => books.put(one).id);
}

/** Returns the discounts for a preview without redeeming the codes or storing the discounts. */
export function previewDiscounts(
  books: Books,
  catalogue: Catalogue,
  fields: Fields,
  customer: string | null,
  price: Stripe.Price,
): Stripe.Discount[] {
  const owner = { customer, subscription: null };
  return namedCodes(fields).map((code) => {
    const coupon = catalogue.usable(code);
    if (coupon.applies_to && !coupon.applies_to.products.includes(String(price.product)))
      throw StripeError.invalid('This coupon cannot be redeemed because it does not apply to anything in this order.');
    return discountOf(books, code, coupon, owner);
  });
}

function namedCodes(fields: Fields): string[] {
  return listOf(fields, 'discounts').flatMap((one) =>
    typeof one === 'object' ? (textOf(one, 'promotion_code') ?? []) : [],
  );
}

function discountOf(books: Books, promotionCode: string, coupon: Stripe.Coupon, owner: DiscountOwner): Stripe.Discount {
  const startS = books.nowS();
  return {
    id: books.newId('di'),
    object: 'discount',
    checkout_session: null,
    customer_account: null,
    end: coupon.duration === 'repeating' ? afterMonths(startS, coupon.duration_in_months ?? 0) : null,
    invoice: null,
    invoice_item: null,
    promotion_code: promotionCode,
    source: { type: 'coupon', coupon },
    start: startS,
    subscription_item: null,
    ...owner,
  };
}

function afterMonths(atS: number, months: number): number {
  const at = new Date(atS * 1000);
  return Math.floor(at.setUTCMonth(at.getUTCMonth() + months) / 1000);
}

/** Whether a discount still applies to an invoice dated `atS`, in seconds. */
export function isDiscountActiveAt({ end }: Stripe.Discount, atS: number): boolean {
  return end === null || atS < end;
}

/** Returns the discounts that apply to every invoice, without those that apply once. */
export function lastingDiscounts(books: Books, { discounts }: Pick<Stripe.Subscription, 'discounts'>) {
  return discounts.filter((id) => {
    const coupon = books.find('discount', String(id))?.source.coupon;
    return typeof coupon === 'object' && coupon !== null && coupon.duration !== 'once';
  });
}
