import Stripe from 'stripe';
import type { Books } from './books.ts';
import { priceAfterDiscounts } from './discounts.ts';
import type { Line } from './draft-invoice.ts';
import { StripeError } from './stripe-error.ts';

/** Builds a subscription's only item: its price and the current billing period. */
export function makeItem(books: Books, subscriptionId: string, priceId: string, fromS: number, toS: number) {
  const price = books.get('price', priceId);
  const { recurring, unit_amount } = price;
  if (!recurring) throw StripeError.invalid('The price specified is set to `type=one_time`.', 'items[0][price]');
  return {
    id: books.newId('si'),
    object: 'subscription_item',
    billing_thresholds: null,
    created: books.nowS(),
    current_period_end: toS,
    current_period_start: fromS,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: {
      id: price.id,
      object: 'plan',
      active: price.active,
      amount: unit_amount,
      amount_decimal: Stripe.Decimal.from(String(unit_amount ?? 0)),
      billing_scheme: 'per_unit',
      created: price.created,
      currency: price.currency,
      interval: recurring.interval,
      interval_count: recurring.interval_count,
      livemode: false,
      metadata: {},
      meter: null,
      nickname: null,
      product: price.product,
      tiers_mode: null,
      transform_usage: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    price,
    quantity: 1,
    subscription: subscriptionId,
    tax_rates: [],
  } satisfies Stripe.SubscriptionItem;
}

export function itemOf({ items, id }: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = items.data;
  if (!item) throw StripeError.invalid(`Subscription ${id} has no item.`);
  return item;
}

/** Builds the invoice line of a full billing period. */
export function termLine({ id, price }: Stripe.SubscriptionItem, fromS: number, toS: number, isFree = false): Line {
  return {
    description: isFree ? 'Trial period' : 'A year',
    amount: isFree ? 0 : (price.unit_amount ?? 0),
    priceId: price.id,
    itemId: id,
    fromS,
    toS,
    isProration: false,
  };
}

/**
 * Builds the lines of a price change within a billing period. One credits the unused part of the old price, the other
 * charges the rest of the period at the new price. Both amounts are after discounts ('Prorations and discounts' in
 * Stripe's documentation of prorations).
 */
export function prorationLines(
  books: Books,
  subscription: Pick<Stripe.Subscription, 'discounts'>,
  item: Stripe.SubscriptionItem,
  to: Stripe.Price,
  atS: number,
): Line[] {
  const { current_period_start: fromS, current_period_end: toS, price: from, id } = item;
  const share = Math.min(1, Math.max(0, (toS - atS) / (toS - fromS)));
  const line = (price: Stripe.Price, amount: number, description: string): Line => ({
    description,
    amount,
    priceId: price.id,
    itemId: id,
    fromS: atS,
    toS,
    isProration: true,
  });
  const due = Math.round(priceAfterDiscounts(books, subscription, to, atS) * share);
  return [line(from, -creditOf(books, item, atS), 'Unused time'), line(to, due, 'Remaining time')];
}

/** Returns the credit for an item: the part of its newest charge that covers the time after `atS`, in cents. */
function creditOf(
  books: Books,
  { id, price, current_period_start, current_period_end: toS }: Stripe.SubscriptionItem,
  atS: number,
) {
  for (const { status, lines, total, subtotal } of books.list('invoice')) {
    if (status !== 'paid') continue;
    const debit = lines.data.find(
      ({ amount, period, parent, pricing }) =>
        amount >= 0 &&
        period.end === toS &&
        parent?.subscription_item_details?.subscription_item === id &&
        pricing?.price_details?.price === price.id,
    );
    if (!debit) continue;
    const discount = debit.parent?.subscription_item_details?.proration ? 0 : subtotal - total;
    return partAfter(debit.amount - discount, debit.period.start, toS, atS);
  }
  return partAfter(price.unit_amount ?? 0, current_period_start, toS, atS);
}

function partAfter(cents: number, fromS: number, toS: number, atS: number): number {
  return Math.round(cents * Math.min(1, Math.max(0, (toS - atS) / (toS - fromS))));
}

/** Returns the end of a billing period: the same day of the next month or year, in seconds since 1970. */
export function endOfTerm(fromS: number, { recurring }: Stripe.Price): number {
  const date = new Date(fromS * 1000);
  if (recurring?.interval === 'month') date.setUTCMonth(date.getUTCMonth() + 1);
  else date.setUTCFullYear(date.getUTCFullYear() + 1);
  return Math.floor(date.getTime() / 1000);
}

/**
 * Returns the subscription in a trial until `endS`. Nothing is charged before `endS`, when the next billing period
 * begins.
 */
export function withTrialUntil(one: Stripe.Subscription, endS: number, nowS: number): Stripe.Subscription {
  if (endS <= nowS) throw StripeError.invalid('Trial end must be in the future.', 'trial_end');
  const item = { ...itemOf(one), current_period_start: nowS, current_period_end: endS };
  return {
    ...one,
    status: 'trialing',
    trial_start: one.trial_start ?? nowS,
    trial_end: endS,
    billing_cycle_anchor: endS,
    cancel_at: one.cancel_at_period_end ? endS : null,
    items: { ...one.items, data: [item] },
  };
}
