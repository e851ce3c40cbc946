import Stripe from 'stripe';
import type { Books } from './books.ts';
import { type Fields, fieldsOf, flagOf, listOf, metadataOf, numberOf, textOf } from './form-body.ts';
import { StripeError } from './stripe-error.ts';

/** The products for sale, with their prices, coupons and promotion codes. */
export interface Catalogue {
  createProduct(fields: Fields): Stripe.Product;
  updateProduct(id: string, fields: Fields): Stripe.Product;
  createPrice(fields: Fields): Stripe.Price;
  updatePrice(id: string, fields: Fields): Stripe.Price;
  createCoupon(fields: Fields): Stripe.Coupon;
  createPromotionCode(fields: Fields): Stripe.PromotionCode;
  updatePromotionCode(id: string, fields: Fields): Stripe.PromotionCode;
  /** Returns a promotion code's coupon. Throws if the code is inactive, expired or used up. */
  usable(promotionCodeId: string): Stripe.Coupon;
  /**
   * Returns a promotion code's coupon and counts one redemption. Throws if the code is inactive, expired or used up.
   */
  redeem(promotionCodeId: string): Stripe.Coupon;
}

export function createCatalogue(books: Books): Catalogue {
  /** Frees a lookup key for a new price, because a key names one price at a time. */
  function takeLookupKey(key: string | undefined, mayTransfer: boolean): void {
    const holder = key === undefined ? undefined : books.list('price').find(({ lookup_key }) => lookup_key === key);
    if (!holder) return;
    if (!mayTransfer)
      throw StripeError.invalid(`A price (\`${holder.id}\`) already uses that lookup key.`, 'lookup_key');
    books.put({ ...holder, lookup_key: null });
  }
  function usable(promotionCodeId: string): Stripe.Coupon {
    const one = books.get('promotion_code', promotionCodeId);
    const coupon = books.get('coupon', String(one.promotion.coupon));
    if (!isUsable(one, books.nowS()) || !coupon.valid)
      throw StripeError.invalid('This promotion code cannot be redeemed.', 'discounts', 'promotion_code_inactive');
    return coupon;
  }
  return {
    createProduct: (fields) => {
      const id = textOf(fields, 'id') ?? books.newId('prod');
      if (books.find('product', id)) throw alreadyExists('Product');
      return books.put<Stripe.Product>({
        id,
        object: 'product',
        active: flagOf(fields, 'active') ?? true,
        created: books.nowS(),
        default_price: null,
        description: textOf(fields, 'description') ?? null,
        images: [],
        livemode: false,
        marketing_features: [],
        metadata: metadataOf(fields),
        name: required(fields, 'name'),
        package_dimensions: null,
        shippable: null,
        statement_descriptor: null,
        tax_code: textOf(fields, 'tax_code') ?? null,
        tax_details: null,
        type: 'service',
        unit_label: null,
        updated: books.nowS(),
        url: null,
      });
    },

    updateProduct(id, fields) {
      const product = books.get('product', id);
      return books.put<Stripe.Product>({
        ...product,
        name: textOf(fields, 'name') ?? product.name,
        description: textOf(fields, 'description') ?? product.description,
        active: flagOf(fields, 'active') ?? product.active,
        metadata: { ...product.metadata, ...metadataOf(fields) },
        updated: books.nowS(),
      });
    },

    createPrice(fields) {
      const recurring = fieldsOf(fields, 'recurring');
      const interval = textOf(recurring, 'interval');
      const amount = numberOf(fields, 'unit_amount') ?? 0;
      const key = textOf(fields, 'lookup_key');
      takeLookupKey(key, flagOf(fields, 'transfer_lookup_key') ?? false);
      return books.put<Stripe.Price>({
        id: books.newId('price'),
        object: 'price',
        active: true,
        billing_scheme: 'per_unit',
        created: books.nowS(),
        currency: required(fields, 'currency'),
        custom_unit_amount: null,
        livemode: false,
        lookup_key: key ?? null,
        metadata: metadataOf(fields),
        nickname: textOf(fields, 'nickname') ?? null,
        product: books.get('product', required(fields, 'product')).id,
        recurring:
          interval === 'year' || interval === 'month'
            ? { interval, interval_count: 1, meter: null, trial_period_days: null, usage_type: 'licensed' }
            : null,
        tax_behavior: textOf(fields, 'tax_behavior') === 'inclusive' ? 'inclusive' : 'unspecified',
        tiers_mode: null,
        transform_quantity: null,
        type: interval === undefined ? 'one_time' : 'recurring',
        unit_amount: amount,
        unit_amount_decimal: Stripe.Decimal.from(String(amount)),
      });
    },

    updatePrice(id, fields) {
      const price = books.get('price', id);
      const key = textOf(fields, 'lookup_key');
      takeLookupKey(key, flagOf(fields, 'transfer_lookup_key') ?? false);
      return books.put({
        ...price,
        active: flagOf(fields, 'active') ?? price.active,
        lookup_key: key ?? price.lookup_key,
        metadata: { ...price.metadata, ...metadataOf(fields) },
      });
    },

    createCoupon(fields) {
      const id = textOf(fields, 'id') ?? books.newId('co').slice(3, 11);
      if (books.find('coupon', id)) throw alreadyExists('Coupon');
      const [percent, amount] = [numberOf(fields, 'percent_off'), numberOf(fields, 'amount_off')];
      const products = listOf(fieldsOf(fields, 'applies_to'), 'products').map(String);
      if ((percent === undefined) === (amount === undefined))
        throw StripeError.invalid('You must pass either `amount_off` or `percent_off`, and not both.');
      return books.put<Stripe.Coupon>({
        id,
        object: 'coupon',
        amount_off: amount ?? null,
        ...(products.length > 0 && { applies_to: { products } }),
        created: books.nowS(),
        currency: amount === undefined ? null : required(fields, 'currency'),
        duration: durationOf(fields),
        duration_in_months: durationOf(fields) === 'repeating' ? monthsOf(fields) : null,
        livemode: false,
        max_redemptions: numberOf(fields, 'max_redemptions') ?? null,
        metadata: metadataOf(fields),
        name: textOf(fields, 'name') ?? null,
        percent_off: percent ?? null,
        redeem_by: numberOf(fields, 'redeem_by') ?? null,
        times_redeemed: 0,
        valid: true,
      });
    },

    createPromotionCode(fields) {
      const code = textOf(fields, 'code') ?? books.newId('c').slice(2, 10).toUpperCase();
      const holds = books.list('promotion_code').some((one) => one.active && sameCode(one.code, code));
      if (holds) throw StripeError.invalid('An active promotion code with `code: '.concat(code, '` already exists.'));
      const promotion = fieldsOf(fields, 'promotion');
      return books.put<Stripe.PromotionCode>({
        id: books.newId('promo'),
        object: 'promotion_code',
        active: flagOf(fields, 'active') ?? true,
        code,
        created: books.nowS(),
        customer: textOf(fields, 'customer') ?? null,
        customer_account: null,
        expires_at: numberOf(fields, 'expires_at') ?? null,
        livemode: false,
        max_redemptions: numberOf(fields, 'max_redemptions') ?? null,
        metadata: metadataOf(fields),
        promotion: { type: 'coupon', coupon: books.get('coupon', required(promotion, 'coupon')).id },
        restrictions: {
          first_time_transaction: flagOf(fieldsOf(fields, 'restrictions'), 'first_time_transaction') ?? false,
          minimum_amount: null,
          minimum_amount_currency: null,
        },
        times_redeemed: 0,
      });
    },

    updatePromotionCode(id, fields) {
      const one = books.get('promotion_code', id);
      return books.put({ ...one, active: flagOf(fields, 'active') ?? one.active });
    },

    usable,
    redeem(promotionCodeId) {
      const coupon = usable(promotionCodeId);
      const one = books.get('promotion_code', promotionCodeId);
      const timesRedeemed = one.times_redeemed + 1;
      const isFull = one.max_redemptions !== null && timesRedeemed >= one.max_redemptions;
      books.put({ ...one, times_redeemed: timesRedeemed, active: one.active && !isFull });
      return books.put({ ...coupon, times_redeemed: coupon.times_redeemed + 1 });
    },
  };
}

function durationOf(fields: Fields): 'forever' | 'once' | 'repeating' {
  const duration = textOf(fields, 'duration');
  return duration === 'forever' || duration === 'repeating' ? duration : 'once';
}

function monthsOf(fields: Fields): number {
  return Number(required(fields, 'duration_in_months'));
}

export function isUsable(one: Stripe.PromotionCode, nowS: number): boolean {
  const isFull = one.max_redemptions !== null && one.times_redeemed >= one.max_redemptions;
  return one.active && !isFull && (one.expires_at === null || one.expires_at > nowS);
}

/** Compares promotion codes without regard to case. */
export function sameCode(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

export function required(fields: Fields, name: string): string {
  const text = textOf(fields, name);
  if (text === undefined) throw StripeError.invalid(`Missing required param: ${name}.`, name, 'parameter_missing');
  return text;
}

function alreadyExists(what: string): StripeError {
  return StripeError.invalid(`${what} already exists.`, 'id', 'resource_already_exists');
}
