import type Stripe from 'stripe';
import type { Books } from './books.ts';
import type { Catalogue } from './catalogue.ts';
import { type Fields, listOf, textOf } from './form-body.ts';

/** Redeems the promotion codes of a request for a subscription; the ids of the discounts. */
export function takeDiscounts(
  books: Books,
  catalogue: Catalogue,
  fields: Fields,
  { customer, subscription }: { readonly customer: string; readonly subscription: string },
): string[] {
  return listOf(fields, 'discounts').flatMap((one) => {
    const promotionCode = typeof one === 'object' ? textOf(one, 'promotion_code') : undefined;
    if (promotionCode === undefined) return [];
    const coupon = catalogue.redeem(promotionCode);
    const discount = books.put<Stripe.Discount>({
      id: books.newId('di'),
      object: 'discount',
      checkout_session: null,
      customer,
      customer_account: null,
      end: null,
      invoice: null,
      invoice_item: null,
      promotion_code: promotionCode,
      source: { type: 'coupon', coupon },
      start: books.nowS(),
      subscription,
      subscription_item: null,
    });
    return [discount.id];
  });
}

/** Those that are off every bill, not off one alone. */
export function lastingDiscounts(books: Books, { discounts }: Pick<Stripe.Subscription, 'discounts'>) {
  return discounts.filter((id) => {
    const coupon = books.find('discount', String(id))?.source.coupon;
    return typeof coupon === 'object' && coupon?.duration === 'forever';
  });
}
