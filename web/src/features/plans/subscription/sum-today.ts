import type { SubscriptionReply } from '@groundswell/contracts';
import { dayWords, isNothing, yearAfter } from '../../../entities/plans/plan-words.ts';
import { m } from '../../../paraglide/later.js';
import { type ChargeLine, chargeLine } from './next-charge.ts';

/**
 * Returns what a change to the other plan costs or refunds today. Undefined if Stripe could not be reached: the amount
 * is then unknown, not zero, and the user cannot agree to it.
 */
export function sumToday(own: SubscriptionReply): string | undefined {
  if (own.change_credit_today) return m.subscription_credited({ sum: own.change_credit_today });
  if (own.change_price_today) return own.change_price_today;
  return own.on_trial || own.change_next_charge !== undefined ? m.subscription_nothing() : undefined;
}

/**
 * Returns the lines of the charges after a change: the next one, those at the end of a promotion or credit, and the
 * yearly price after them. `full` is the other plan's yearly price.
 */
export function sumsLater(own: SubscriptionReply, full: string | undefined): readonly ChargeLine[] {
  const { change_later: later, renew_date: renews } = own;
  const price = own.change_next_charge ?? full;
  if (price === undefined || !renews) return [];
  const next = chargeLine(own, price, renews);
  const last = later?.at(-1);
  if (later && last)
    return [
      next,
      ...later.slice(0, -1).map((one) => ({ name: m.subscription_then(), text: sumOn(one.charge, one.date) })),
      { name: m.subscription_renews(), text: eachYear(last.charge, last.date) },
    ];
  if (full === undefined || (!own.on_trial && price === full)) return [next];
  // Stripe does not say when a promotion or credit is used up.
  const isUnknown = later === undefined && (own.promo_text !== undefined || price !== full);
  const text = isUnknown
    ? m.subscription_each_year_promo({ price: full })
    : eachYear(isNothing(price) ? undefined : price, yearAfter(renews));
  return [next, { name: m.subscription_renews(), text }];
}

function sumOn(price: string | undefined, day: string): string {
  return m.subscription_on({ price: price ?? m.subscription_nothing(), day: dayWords(day) });
}

function eachYear(price: string | undefined, from: string | Date): string {
  const day = dayWords(from);
  return price === undefined ? m.subscription_each_year_free({ day }) : m.subscription_each_year({ price, day });
}
