import type { SubscriptionReply } from '@groundswell/contracts';
import { type ChargeLine, laterLines } from '../../../entities/plans/later-charges.ts';
import { dayWords, isNothing, sumWords } from '../../../entities/plans/plan-words.ts';
import { m } from '../../../paraglide/later.js';

/** Returns the next charge, or the amount due, and each later charge that differs; empty if nothing is charged. */
export function chargesAhead(own: SubscriptionReply): readonly ChargeLine[] {
  const price = own.next_charge ?? own.plan_price;
  if (price === undefined) return [];
  if (own.payment_failed) return [{ name: m.subscription_due_now(), text: price }];
  // A gift ends without a charge: no card is stored for it.
  if (!own.renew_date || own.card_brand === undefined) return [];
  const later = laterLines(own.next_later ?? [], own.on_trial && isNothing(price));
  return [chargeLine(own, price, own.renew_date), ...later];
}

/** Returns the name and text of the next charge; a charge of zero after a trial is not called the first charge. */
export function chargeLine({ on_trial }: SubscriptionReply, price: string, day: string): ChargeLine {
  const name = on_trial && !isNothing(price) ? m.subscription_first_charge() : m.subscription_next_charge();
  return { name, text: m.subscription_on({ price: sumWords(price), day: dayWords(day) }) };
}
