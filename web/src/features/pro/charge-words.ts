import type { SubscriptionReply } from '@groundswell/contracts';
import { dayWords, sumWords } from '../../entities/subscription/plan-words.ts';
import { m } from '../../paraglide/later.js';

interface ChargeWords {
  /** Absent: the sentence stands for itself. */
  readonly name?: string;
  readonly text: string;
}

/** What is charged when, right after paying; of a gift that ends by itself until when it lasts. Undefined: not known yet. */
export function chargeWords(own: SubscriptionReply | undefined): ChargeWords | undefined {
  if (own?.given_until && own.cancelled)
    return { text: m.subscription_yours_until({ day: dayWords(own.given_until) }) };
  if (!own?.renew_date || !own.plan_price) return undefined;
  const name = own.on_trial ? m.pro_line_charge() : m.pro_renewal();
  return {
    name,
    text: m.pro_on({ price: sumWords(own.next_charge ?? own.plan_price), day: dayWords(own.renew_date) }),
  };
}
