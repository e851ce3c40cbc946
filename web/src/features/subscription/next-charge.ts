import type { SubscriptionReply } from '@groundswell/contracts';
import { dayWords, sumWords } from '../../entities/subscription/plan-words.ts';
import { m } from '../../paraglide/later.js';

/** What is charged next and when, or is due now; undefined where nothing is. */
export function nextCharge(own: SubscriptionReply): { readonly name: string; readonly text: string } | undefined {
  const price = own.next_charge ?? own.plan_price;
  if (price === undefined) return undefined;
  if (own.payment_failed) return { name: m.subscription_due_now(), text: price };
  // What was given ends by itself: no card is kept for it.
  if (!own.renew_date || own.card_brand === undefined) return undefined;
  const name = own.on_trial ? m.subscription_first_charge() : m.subscription_next_charge();
  return { name, text: m.subscription_on({ price: sumWords(price), day: dayWords(own.renew_date) }) };
}
