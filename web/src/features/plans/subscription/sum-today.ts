import type { SubscriptionReply } from '@groundswell/contracts';
import { dayWords, yearAfter } from '../../../entities/plans/plan-words.ts';
import { m } from '../../../paraglide/later.js';
import { chargeLine } from './next-charge.ts';

/**
 * What a change to the other plan costs today, or gives back. Undefined where the provider could not be asked: that is
 * not nothing, and nobody agrees to it.
 */
export function sumToday(own: SubscriptionReply): string | undefined {
  if (own.change_credit_today) return m.subscription_credited({ sum: own.change_credit_today });
  if (own.change_price_today) return own.change_price_today;
  return own.on_trial || own.change_next_charge !== undefined ? m.subscription_nothing() : undefined;
}

/**
 * Lines of the charges after a change. They include the yearly price after a trial, and where the next charge differs
 * from it. `full` is the other plan's yearly price.
 */
export function sumsLater(own: SubscriptionReply, full: string | undefined) {
  const price = own.change_next_charge ?? full;
  if (price === undefined || !own.renew_date) return [];
  const next = chargeLine(own, price, own.renew_date);
  if (full === undefined || (!own.on_trial && price === full)) return [next];
  // The reply lacks how long a promo or credit lasts, so the line gives no day.
  const text =
    own.promo_text !== undefined || price !== full
      ? m.subscription_each_year_promo({ price: full })
      : m.subscription_each_year({ price: full, day: dayWords(yearAfter(own.renew_date)) });
  return [next, { name: m.subscription_renews(), text }];
}
