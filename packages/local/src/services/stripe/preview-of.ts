import type Stripe from 'stripe';
import type { Books } from './books.ts';
import { type Fields, listOf, numberOf, textOf } from './form-body.ts';
import { endOfTerm, itemOf, makeItem, prorationLines, termLine } from './subscription-items.ts';

/** The bill of a change to another price today; without one, or where it bills nothing today, of the next term. */
export function previewOf(books: Books, one: Stripe.Subscription, details: Fields) {
  const [change] = listOf(details, 'items');
  const to = typeof change === 'object' ? textOf(change, 'price') : undefined;
  const item = itemOf(one);
  const bill = { subscription: one, reason: 'upcoming' } as const;
  const isNow = textOf(details, 'proration_behavior') !== 'none' && one.status !== 'trialing';
  if (to !== undefined && to !== item.price.id && isNow) {
    const atS = numberOf(details, 'proration_date') ?? books.nowS();
    return { ...bill, lines: prorationLines(item, books.get('price', to), atS) };
  }
  const { current_period_start: startS, current_period_end: endS } = item;
  const next = to === undefined ? item : makeItem(books, one.id, to, startS, endS);
  return { ...bill, lines: [termLine(next, endS, endOfTerm(endS, next.price))] };
}
