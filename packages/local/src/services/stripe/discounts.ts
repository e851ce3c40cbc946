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
  const codes = namedCodes(fields);
  for (const code of codes) requireOwn(books, code, owner.customer);
  const taken = codes.map((code) => discountOf(books, code, catalogue.redeem(code), owner));
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
    requireOwn(books, code, customer);
    if (!covers(coupon, price.product))
      throw StripeError.invalid('This coupon cannot be redeemed because it does not apply to anything in this order.');
    return discountOf(books, code, coupon, owner);
  });
}

/** Throws if a promotion code is limited to another customer. */
function requireOwn(books: Books, code: string, customer: string | null): void {
  const { customer: only } = books.get('promotion_code', code);
  if (only !== null && only !== customer)
    throw StripeError.invalid(
      'This promotion code cannot be redeemed by this customer.',
      'discounts[0][promotion_code]',
    );
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

/** Returns the amount in cents by which a discount reduces a sum. */
export function amountOff({ source }: Stripe.Discount, sum: number): number {
  const coupon = source.coupon;
  if (typeof coupon !== 'object' || coupon === null) return 0;
  return Math.min(sum, coupon.amount_off ?? Math.round((sum * (coupon.percent_off ?? 0)) / 100));
}

/** Returns a price in cents after the discounts that apply to the subscription at `atS`, UTC seconds. */
export function priceAfterDiscounts(
  books: Books,
  { discounts }: Pick<Stripe.Subscription, 'discounts'>,
  { unit_amount, product }: Stripe.Price,
  atS: number,
): number {
  return discounts
    .flatMap((id) => books.find('discount', String(id)) ?? [])
    .filter((one) => isDiscountActiveAt(one, atS) && covers(one.source.coupon, product))
    .reduce((left, one) => left - amountOff(one, left), unit_amount ?? 0);
}

function covers(coupon: Stripe.Discount['source']['coupon'], product: Stripe.Price['product']): boolean {
  if (typeof coupon !== 'object' || !coupon?.applies_to) return true;
  return coupon.applies_to.products.includes(String(product));
}

/** Returns the discounts that apply to every invoice, without those that apply once. */
export function lastingDiscounts(books: Books, { discounts }: Pick<Stripe.Subscription, 'discounts'>) {
  return discounts.filter((id) => {
    const coupon = books.find('discount', String(id))?.source.coupon;
    return typeof coupon === 'object' && coupon !== null && coupon.duration !== 'once';
  });
}
