import type Stripe from 'stripe';
import type { Books } from './books.ts';
import { type Catalogue, required } from './catalogue.ts';
import { previewDiscounts } from './discounts.ts';
import type { Bill } from './draft-invoice.ts';
import { type Fields, fieldsOf, listOf, numberOf, textOf } from './form-body.ts';
import { newSubscription } from './new-subscription.ts';
import { endOfTerm, itemOf, makeItem, prorationLines, termLine } from './subscription-items.ts';

/**
 * Returns the invoice of a price change today. If the price does not change today, or the change costs nothing today,
 * returns the invoice of the next period.
 */
export function previewOf(books: Books, one: Stripe.Subscription, details: Fields): Bill {
  const to = firstPrice(details);
  const item = itemOf(one);
  const bill = { subscription: one, reason: 'upcoming' } as const;
  const isNow = textOf(details, 'proration_behavior') !== 'none' && one.status !== 'trialing';
  if (to !== undefined && to !== item.price.id && isNow) {
    const atS = numberOf(details, 'proration_date') ?? books.nowS();
    return { ...bill, lines: prorationLines(books, one, item, books.get('price', to), atS) };
  }
  const { current_period_start: startS, current_period_end: endS } = item;
  const next = to === undefined ? item : makeItem(books, one.id, to, startS, endS);
  return { ...bill, lines: [termLine(next, endS, endOfTerm(endS, next.price))] };
}

/**
 * Returns the first invoice of a subscription before it exists; its customer may not exist either. No promotion code is
 * redeemed.
 */
export function previewOfNew(books: Books, catalogue: Catalogue, fields: Fields): Bill {
  const details = fieldsOf(fields, 'subscription_details');
  const customer = textOf(fields, 'customer');
  if (customer !== undefined) books.get('customer', customer);
  const nowS = books.nowS();
  const price = books.get('price', firstPrice(details) ?? required(details, 'items'));
  const trialEndS = numberOf(details, 'trial_end') ?? null;
  const item = makeItem(books, 'sub_preview', price.id, nowS, trialEndS ?? endOfTerm(nowS, price));
  const begun = newSubscription({
    id: 'sub_preview',
    nowS,
    customerId: customer ?? '',
    item,
    trialEndS,
    ends: false,
    methodId: undefined,
    discounts: [],
    metadata: {},
    isTaxed: false,
  });
  const discounts = previewDiscounts(books, catalogue, fields, customer ?? null, price);
  const lines = [termLine(item, nowS, item.current_period_end, trialEndS !== null)];
  return { subscription: { ...begun, discounts }, reason: 'upcoming', lines };
}

function firstPrice(details: Fields): string | undefined {
  const [change] = listOf(details, 'items');
  return typeof change === 'object' ? textOf(change, 'price') : undefined;
}
