import type { SubscriptionReply } from '@groundswell/contracts';
import { dayWords, isNothing, sumWords } from '../../../entities/plans/plan-words.ts';
import { m } from '../../../paraglide/later.js';

export interface ChargeLine {
  readonly name: string;
  readonly text: string;
}

/** Returns the next charge, or the amount due; undefined if nothing is charged. */
export function nextCharge(own: SubscriptionReply): ChargeLine | undefined {
  const price = own.next_charge ?? own.plan_price;
  if (price === undefined) return undefined;
  if (own.payment_failed) return { name: m.subscription_due_now(), text: price };
  // A gift ends without a charge: no card is stored for it.
  if (!own.renew_date || own.card_brand === undefined) return undefined;
  return chargeLine(own, price, own.renew_date);
}

/** Returns the name and text of the next charge; a charge of zero after a trial is not called the first charge. */
export function chargeLine({ on_trial }: SubscriptionReply, price: string, day: string): ChargeLine {
  const name = on_trial && !isNothing(price) ? m.subscription_first_charge() : m.subscription_next_charge();
  return { name, text: m.subscription_on({ price: sumWords(price), day: dayWords(day) }) };
}
