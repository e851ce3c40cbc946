import type { SubscriptionReply } from '@groundswell/contracts';
import { type ChargeLine, eachYear, laterLines } from '../../../entities/plans/later-charges.ts';
import { isNothing, yearAfter } from '../../../entities/plans/plan-words.ts';
import { m } from '../../../paraglide/later.js';
import { chargeLine } from './next-charge.ts';

/**
 * Returns what a change to the other plan costs or refunds today. Undefined if Stripe could not be reached. The user
 * then cannot agree to the change, because the amount is unknown rather than zero.
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
  if (later && later.length > 0) return [next, ...laterLines(later, own.on_trial && isNothing(price))];
  if (full === undefined || (!own.on_trial && price === full)) return [next];
  // Stripe does not say when a promotion or credit is used up.
  const isUnknown = later === undefined && (own.promo_text !== undefined || price !== full);
  const text = isUnknown
    ? m.subscription_each_year_promo({ price: full })
    : eachYear(isNothing(price) ? undefined : price, yearAfter(renews));
  return [next, { name: m.subscription_renews(), text }];
}
